import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';

/** Ids of the demo's products by key. */
export async function readProductIds(db: Kysely<Schema>): Promise<Map<string, number>> {
  const { products } = await readDemoCatalogue();
  const keys = new Map(products.map(({ reference, key }) => [reference, key]));
  const rows = await db
    .selectFrom('product')
    .select(['id', 'reference'])
    .where('reference', 'in', [...keys.keys()])
    .execute();
  return new Map(rows.map(({ id, reference }) => [keys.get(reference) ?? '', id]));
}
