import { buildListPath } from '#shared/domain/filter-segments.ts';
import { href } from './href.ts';
import type { PageMatch } from './match.ts';
import { withoutTrailingSlashes, type RouteVariant } from './variants.ts';

/**
 * The canonical path of a page variant (RT-60): without a trailing slash, an ignored audience prefix, or filters out of
 * order, twice or with page 1. Path only; the caller keeps the query. `undefined` if the path is canonical.
 */
export function canonicalPath(variant: RouteVariant, match: PageMatch): string | undefined {
  const path = buildCanonicalPath(variant, match);
  return path === match.pathname ? undefined : path;
}

function buildCanonicalPath(variant: RouteVariant, match: PageMatch): string {
  if (variant.alias) {
    const site = { locale: match.locale, target: match.urlTarget };
    return href(match.name, site, { ...match.params, ...match.list });
  }
  if (!match.list) return withoutTrailingSlashes(match.pathname);
  const base = variant.pattern.slice(0, variant.pattern.lastIndexOf('/'));
  const rest = buildListPath(match.list);
  return rest === '' ? base : `${base}/${rest}`;
}
