import type { RouteName } from '#routes/paths.ts';
import { routeVariants } from '#routes/variants.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';

/** A page of the route table in one language and for one consumer. */
export type PageKind = { name: RouteName; locale: Locale; target: UrlTarget; pattern: string };

/** Routes that serve files instead of pages. */
const FILES: ReadonlySet<RouteName> = new Set<RouteName>(['order-bill']);

/** Every kind of page, derived from the route table. */
export const PAGE_KINDS: PageKind[] = routeVariants()
  .filter(({ alias, row }) => !alias && !FILES.has(row.name))
  .map(({ row, locale, urlTarget, pattern }) => ({ name: row.name, locale, target: urlTarget, pattern }));

/** `product-fr-part`: used in names of tests and files. */
export function kindLabel({ name, locale, target }: Omit<PageKind, 'pattern'>): string {
  return `${name}-${locale}-${target}`;
}
