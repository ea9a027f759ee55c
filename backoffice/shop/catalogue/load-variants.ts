import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { SoldVariant } from './catalogue.ts';

/**
 * Variants with their present prices and stock, by key of the product: operators and orders change them after an
 * import. The rest of a catalogue is not in the tables and is exported from the records.
 */
export async function loadVariants(
  db: Kysely<Schema>,
  siteId: number,
  products: readonly Pick<ProductRecord, 'key' | 'reference'>[],
): Promise<Map<string, SoldVariant[]>> {
  const keys = new Map(products.map(({ reference, key }) => [reference, key]));
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .where('site_id', '=', siteId)
    .orderBy('product_id')
    .orderBy('variant.position')
    .select([
      'product.reference as owner',
      'variant.reference',
      'ean',
      'model',
      'colour',
      'price',
      'variant.plan_prices',
      'variant.eco',
      'variant.stock',
    ])
    .execute();
  const variants = new Map<string, SoldVariant[]>();
  for (const { owner, model, ...row } of rows) {
    const product = keys.get(owner);
    if (product === undefined) continue;
    const known = variants.get(product) ?? [];
    variants.set(product, [...known, { product, size: model, ...row }]);
  }
  return variants;
}
