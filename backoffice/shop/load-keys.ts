import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { ShopKeys } from './tables/load-shop-tables.ts';

/** Keys of the categories and products of a catalogue by their ids. Categories are found by their French address. */
export async function loadKeys(
  db: Kysely<Schema>,
  siteId: number,
  { categories, products }: Pick<Catalogue, 'categories' | 'products'>,
): Promise<ShopKeys> {
  const slugs = new Map(categories.map(({ slug, key }) => [slug.fr, key]));
  const references = new Map(products.map(({ reference, key }) => [reference, key]));
  const categoryRows = await db
    .selectFrom('category_translation')
    .innerJoin('category', 'category.id', 'category_id')
    .where('site_id', '=', siteId)
    .where('lang', '=', 'fr')
    .select(['category_id', 'slug'])
    .execute();
  const productRows = await db
    .selectFrom('product')
    .where('site_id', '=', siteId)
    .select(['id', 'reference'])
    .execute();
  return {
    siteId,
    categoryKeys: keysById(categoryRows.map(({ category_id: id, slug }) => [id, slugs.get(slug)])),
    productKeys: keysById(productRows.map(({ id, reference }) => [id, references.get(reference)])),
  };
}

function keysById(rows: readonly (readonly [number, string | undefined])[]): Map<number, string> {
  return new Map(rows.flatMap(([id, key]) => (key === undefined ? [] : [[id, key] as const])));
}
