import type { CurrentPage } from '#client/app/page/page-context.ts';
import type { ProductCard } from '#shared/contract/product.ts';

type Linked = Pick<ProductCard, 'canonical'>;

/** URL of a product's card: for consumers it is the professional page if only professionals buy it. */
export function productLink(
  product: Linked,
  page: Pick<CurrentPage, 'site'>,
): { url: string; forProfessionals: boolean } {
  const url = product.canonical[page.site.target];
  return { url, forProfessionals: page.site.target === 'part' && url === product.canonical.pro };
}
