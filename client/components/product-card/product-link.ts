import type { CurrentPage } from '#client/app/page-context.ts';
import { href } from '#routes/href.ts';
import type { ProductCard } from '#shared/contract/product.ts';

type Linked = Pick<ProductCard, 'slug' | 'signature' | 'canonical'>;

/**
 * Where a product's card leads: to the signature line's own page once it exists, and to the professional page
 * for what consumers find but only professionals buy.
 */
export function productLink(
  product: Linked,
  page: Pick<CurrentPage, 'site' | 'isLive'>,
): { url: string; forProfessionals: boolean } {
  if (product.signature && page.isLive('signature-product')) {
    return { url: href('signature-product', page.site, { slug: product.slug }), forProfessionals: false };
  }
  const url = product.canonical[page.site.target];
  return { url, forProfessionals: page.site.target === 'part' && url === product.canonical.pro };
}
