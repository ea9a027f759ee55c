import { toWellFormed } from '#shared/domain/clean-text.ts';
import { buildListPath, type Filter } from '#shared/domain/filter-segments.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import { isRouteName, routeRow, type RouteName } from './paths.ts';
import { joinPath, listedUrlTarget, prefixOf, withoutTrailingSlashes } from './variants.ts';

export type Site = { locale: Locale; target: UrlTarget };

export type HrefParams = {
  filters?: readonly Filter[];
  [name: string]: string | number | readonly Filter[] | undefined;
};

/**
 * The path of a page, by its route name. A route of one audience has its listed prefix, whatever the site.
 * @throws if the page does not exist in the language, or a required parameter is missing: programming errors.
 */
export function href(name: RouteName, site: Site, params: HrefParams = {}): string {
  const row = routeRow(name);
  const pattern = row.paths[site.locale];
  if (pattern === null) throw new Error(`Page ${name} does not exist in ${site.locale}.`);
  const urlTarget = row.target === 'optional' ? site.target : listedUrlTarget(row, site.locale);
  return withoutTrailingSlashes(joinPath(prefixOf(site.locale, urlTarget), fill(pattern, params)));
}

/**
 * Like `href`, for names from the back office: `undefined` if there is no such page, none in this language, or a
 * required parameter is missing. Never throws.
 */
export function findHref(name: string, site: Site, params: HrefParams = {}): string | undefined {
  if (!isRouteName(name) || !existsIn(name, site.locale)) return undefined;
  const needed = (routeRow(name).paths[site.locale] ?? '').matchAll(/\{(\w+)\*?\}/g);
  const isWhole = [...needed].every(([, needs = '']) => needs === 'list' || textOf(params[needs]) !== '');
  return isWhole ? href(name, site, params) : undefined;
}

export function existsIn(name: RouteName, locale: Locale): boolean {
  return routeRow(name).paths[locale] !== null;
}

function fill(pattern: string, params: HrefParams): string {
  return pattern.replace(/\{(\w+)([?*]?)\}/g, (_whole, name: string, mark: string) => {
    if (name === 'list') {
      const { filters = [] } = params;
      const page = Number(params['page'] ?? 1);
      return buildListPath({ slug: textOf(params['slug']), filters: [...filters], page });
    }
    const value = textOf(params[name]);
    if (value === '' && mark !== '?') throw new Error(`Parameter ${name} is missing for ${pattern}.`);
    return mark === '*' ? encodePath(value) : encodeSegment(value);
  });
}

function textOf(value: HrefParams[string]): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Percent-encodes each segment and keeps the slashes, because a slug may contain them. */
function encodePath(value: string): string {
  return value.split('/').map(encodeSegment).join('/');
}

/** `encodeURIComponent` throws on a lone surrogate. */
function encodeSegment(value: string): string {
  return encodeURIComponent(toWellFormed(value));
}
