import { matchRoutes, type RouteObject } from 'react-router';
import { parseListPath, type ListPath } from '#shared/domain/filter-segments.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import type { RouteName, RouteRow } from './paths.ts';
import { routeVariants, type RouteVariant } from './variants.ts';

/** What an address says: the page, in which language and for whom, and its parameters. */
export type PageMatch = {
  name: RouteName;
  row: RouteRow<RouteName>;
  locale: Locale;
  urlTarget: UrlTarget;
  target: UrlTarget;
  params: Record<string, string | undefined>;
  /** Slug, filters and page of a list; `undefined` for other pages. */
  list?: ListPath;
  pathname: string;
};

/** A variant's pattern as react-router spells it. */
export function routerPath(variant: RouteVariant): string {
  return variant.pattern
    .replace(/\/?\{\w+\*\}$/, (rest) => (rest.startsWith('/') ? '/*' : '*'))
    .replace(/\{(\w+)\?\}/g, ':$1?')
    .replace(/\{(\w+)\}/g, ':$1');
}

type Candidates = { routes: RouteObject[]; variants: RouteVariant[] };

/** Variants by the words their pattern begins with, so that a look-up tries a handful, not two hundred. */
const tables = new Map<string, Candidates>();
for (const variant of routeVariants()) {
  const words = tableKey(variant.pattern);
  const candidates = tables.get(words) ?? { routes: [], variants: [] };
  candidates.routes.push({
    id: String(candidates.variants.push(variant) - 1),
    path: routerPath(variant),
    caseSensitive: true,
  });
  tables.set(words, candidates);
}

/** The route that answers a path (without query), listed forms and aliases; `undefined` when none does. */
export function matchPath(
  pathname: string,
): { variant: RouteVariant; match: PageMatch | undefined } | undefined {
  const key = tableKey(pathname);
  for (const words of [key, key.slice(0, key.lastIndexOf(' ') + 1)]) {
    const candidates = tables.get(words);
    const found = candidates && matchRoutes(candidates.routes, pathname)?.at(-1);
    const variant = found && candidates.variants[Number(found.route.id)];
    if (variant) return { variant, match: toPageMatch(variant, found.params, pathname) };
  }
  return undefined;
}

/** Prefixes and first word: `/en/pro/product/x` → `en pro product`; an open pattern ends with a space. */
function tableKey(path: string): string {
  const segments = path.split('/').slice(1);
  const locale = segments[0] === 'en' ? `${segments.shift()} ` : '';
  const target = segments[0] === 'pro' ? `${segments.shift()} ` : '';
  const [first = ''] = segments;
  return locale + target + (first.startsWith('{') ? '' : first);
}

/**
 * The match of a variant whose pattern fits. `undefined` when the path fits the pattern and is no page all the
 * same: a list with malformed filters (behaviour section 2).
 */
export function toPageMatch(
  variant: RouteVariant,
  params: Readonly<Record<string, string | undefined>>,
  pathname: string,
): PageMatch | undefined {
  const common = {
    name: variant.row.name,
    row: variant.row,
    locale: variant.locale,
    urlTarget: variant.urlTarget,
    target: variant.target,
    pathname,
  };
  const restName = /\{(\w+)\*\}$/.exec(variant.pattern)?.[1];
  if (restName === 'list') {
    const list = parseListPath(restOf(variant, pathname));
    return list && { ...common, params: { slug: list.slug }, list };
  }
  const named: Record<string, string | undefined> = { ...params, ...variant.fixed };
  if (restName) {
    named[restName] = params['*'];
    delete named['*'];
  }
  return { ...common, params: named };
}

/** The part of a path that stands for `{list*}`, still percent-encoded, without the slashes around it. */
function restOf(variant: RouteVariant, pathname: string): string {
  const prefix = variant.pattern.slice(0, variant.pattern.lastIndexOf('/'));
  return pathname.slice(prefix.length).replace(/^\//, '').replace(/\/$/, '');
}
