import { buildListPath } from '#shared/domain/filter-segments.ts';
import { href } from './href.ts';
import type { PageMatch } from './match.ts';
import { withoutTrailingSlashes, type RouteVariant } from './variants.ts';

/**
 * Where a path should have been written, when it is a known page in another form (RT-60):
 * a trailing slash, an audience the page ignores, filters out of order, twice or with page 1. Path only; the
 * caller keeps the query. `undefined` when the path is fine as it is.
 */
export function canonicalPath(variant: RouteVariant, match: PageMatch): string | undefined {
  const path = canonicalForm(variant, match);
  return path === match.pathname ? undefined : path;
}

function canonicalForm(variant: RouteVariant, match: PageMatch): string {
  if (variant.alias) {
    const site = { locale: match.locale, target: match.urlTarget };
    return href(match.name, site, { ...match.params, ...match.list });
  }
  if (!match.list) return withoutTrailingSlashes(match.pathname);
  const base = variant.pattern.slice(0, variant.pattern.lastIndexOf('/'));
  const rest = buildListPath(match.list);
  return rest === '' ? base : `${base}/${rest}`;
}
