import type { Api } from '#shared/api/create-api.ts';
import type { Category } from '#shared/contract/category.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';

/** A child category as the page of its parent shows it. */
export type Family = {
  name: string;
  url: string;
  /** Its own picture, else that of a category below it. */
  picture: ScenePicture | null;
  /** The product with the lowest price; `null` without products, unasked, or when the back office is unavailable. */
  cheapest: ProductCard | null;
};

/**
 * Loads categories with their pictures, in their order. The lowest price of each takes a call, so a page of many
 * categories asks only for those that lack a picture.
 */
export function loadFamilies(
  api: Api,
  categories: readonly Category[],
  { target, hasPrices }: { target: 'part' | 'pro'; hasPrices: boolean },
): Promise<Family[]> {
  return Promise.all(
    categories.map(async (category) => {
      const picture = pictureBelow(category);
      return {
        name: category.name,
        url: category.canonical[target],
        picture,
        cheapest: hasPrices || !picture ? await findCheapest(api, category.id) : null,
      };
    }),
  );
}

async function findCheapest(api: Api, id: number): Promise<ProductCard | null> {
  const [product] = await listOrEmpty(
    api.products.list({ categories: [id], orderBy: 'price_asc', perPage: 1 }),
  );
  return product ?? null;
}

function pictureBelow({ picture, childs }: Category): ScenePicture | null {
  return picture ?? childs.map(pictureBelow).find((found) => found !== null) ?? null;
}
