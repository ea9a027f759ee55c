import type { CurrentPage } from '#client/app/page/page-context.ts';
import type { ProductCard } from '#shared/contract/product.ts';

type Linked = Pick<ProductCard, 'canonical'>;

/** Where a product's card leads: for what consumers find but only professionals buy, to the professional page. */
export function productLink(
  product: Linked,
  page: Pick<CurrentPage, 'site'>,
): { url: string; forProfessionals: boolean } {
  const url = product.canonical[page.site.target];
  return { url, forProfessionals: page.site.target === 'part' && url === product.canonical.pro };
}
