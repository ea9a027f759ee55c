import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { PRODUCTS } from './catalogue/products.ts';

export async function readProductIds(db: Kysely<Schema>): Promise<Map<string, number>> {
  const keys = new Map(PRODUCTS.map(({ reference, key }) => [reference, key]));
  const rows = await db
    .selectFrom('product')
    .select(['id', 'reference'])
    .where('reference', 'in', [...keys.keys()])
    .execute();
  return new Map(rows.map(({ id, reference }) => [keys.get(reference) ?? '', id]));
}
