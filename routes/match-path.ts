import { matchRoutes, type RouteObject } from 'react-router';
import { routerPath, toPageMatch, type PageMatch } from './match.ts';
import { routeVariants, type RouteVariant } from './variants.ts';

type Candidates = { routes: RouteObject[]; variants: RouteVariant[] };

/** Variants by the first words of their pattern, so that a lookup tries a handful instead of two hundred. */
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

/** The route of a path (without query), aliases included; `undefined` if none matches. */
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

/**
 * Prefixes and first word: `/en/pro/product/x` → `en pro product`. A pattern that starts with a parameter ends with a
 * space.
 */
function tableKey(path: string): string {
  const segments = path.split('/').slice(1);
  const locale = segments[0] === 'en' ? `${segments.shift()} ` : '';
  const target = segments[0] === 'pro' ? `${segments.shift()} ` : '';
  const [first = ''] = segments;
  return locale + target + (first.startsWith('{') ? '' : first);
}
