import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { Product, ProductCard } from '#shared/contract/product.ts';

/** Columns that a comparison holds. */
const MAX_SHOWN = 4;
/** More than the largest range of the demo shop; in a larger one, the cheapest are the neighbours. */
const MAX_READ = 48;

/**
 * Loads the products of the same range whose prices are next to a product's, with the product itself, the cheapest
 * first. Empty without others, for the signature line, or when the back office is unavailable.
 */
export async function loadRange(api: Api, product: Product): Promise<ProductCard[]> {
  const [category] = product.categories;
  if (!category || product.signature) return [];
  const listed = await listOrEmpty(
    api.products.list({ categories: [category.id], orderBy: 'price_asc', perPage: MAX_READ }),
  );
  const place = listed.findIndex(({ id }) => id === product.id);
  if (place < 0 || listed.length < 2) return [];
  const from = Math.min(Math.max(0, place - 1), Math.max(0, listed.length - MAX_SHOWN));
  return listed.slice(from, from + MAX_SHOWN);
}
