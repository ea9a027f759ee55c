import { parseListPath, type ListPath } from '#shared/domain/filter-segments.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import type { RouteName, RouteRow } from './paths.ts';
import { withoutTrailingSlashes, type RouteVariant } from './variants.ts';

export type PageMatch = {
  name: RouteName;
  row: RouteRow<RouteName>;
  locale: Locale;
  urlTarget: UrlTarget;
  target: UrlTarget;
  params: Record<string, string | undefined>;
  /** Slug, filters and page number of a list; `undefined` for other pages. */
  list?: ListPath;
  pathname: string;
};

/** A variant's pattern in the syntax of react-router. */
export function routerPath(variant: RouteVariant): string {
  return variant.pattern
    .replace(/\/?\{\w+\*\}$/, (rest) => (rest.startsWith('/') ? '/*' : '*'))
    .replace(/\{(\w+)\?\}/g, ':$1?')
    .replace(/\{(\w+)\}/g, ':$1');
}

/**
 * The match of a variant whose pattern fits. `undefined` for a list with malformed filters, or an empty segment inside
 * the path. Browsers read `//` at the start as a host, so such a path must never become the target of a redirect.
 */
export function toPageMatch(
  variant: RouteVariant,
  params: Readonly<Record<string, string | undefined>>,
  pathname: string,
): PageMatch | undefined {
  if (withoutTrailingSlashes(pathname).includes('//')) return undefined;
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

/** The part of a path that matches `{list*}`, percent-encoded, without enclosing slashes. */
function restOf(variant: RouteVariant, pathname: string): string {
  const prefix = variant.pattern.slice(0, variant.pattern.lastIndexOf('/'));
  return withoutTrailingSlashes(pathname).slice(prefix.length + 1);
}
