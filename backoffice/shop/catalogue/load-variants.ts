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
  const variants = new Map<string, SoldVariant[]>();
  for (const { owner, ...variant } of await readRows(db, siteId)) {
    const product = keys.get(owner);
    if (product === undefined) continue;
    const known = variants.get(product) ?? [];
    variants.set(product, [...known, { product, ...variant }]);
  }
  return variants;
}

/** Present prices and stock of every variant. */
export async function loadSales(
  db: Kysely<Schema>,
  siteId: number,
): Promise<
  Pick<SoldVariant, 'reference' | 'price' | 'plan_prices' | 'eco' | 'stock' | 'next_arrival' | 'low_stock'>[]
> {
  return readRows(db, siteId);
}

async function readRows(db: Kysely<Schema>, siteId: number) {
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
      'variant.next_arrival',
      'variant.low_stock',
    ])
    .execute();
  return rows.map(({ model, ...row }) => ({ size: model, ...row }));
}
