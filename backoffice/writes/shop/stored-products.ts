import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { productRecord, type ProductRecord } from '#shared/contract/shop/product-record.ts';

type Row = { id: number; position: number; record: string };
export type StoredProduct = { id: number; position: number; product: ProductRecord };

/** Records of products with their numbers, in the order of the catalogue. @param reference only this one */
export async function readStoredProducts(
  db: Kysely<Schema>,
  siteId: number,
  { id, key, page, perPage }: { id?: number; key?: string | undefined; page: number; perPage: number },
): Promise<StoredProduct[]> {
  const requested = [
    ...(id === undefined ? [] : [sql`product.id = ${id}`]),
    ...(key === undefined ? [] : [sql`(product.reference = ${key} or stored.key = ${key})`]),
    sql`product.site_id = ${siteId}`,
  ];
  const { rows } = await sql<Row>`
    select product.id, product.position, stored.record from product
    join shop_record as stored on stored.site_id = product.site_id and stored.kind = 'product'
      and (stored.record::jsonb) ->> 'reference' = product.reference
    where ${sql.join(requested, sql` and `)}
    order by product.position, product.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows.map(({ record, ...row }) => ({ ...row, product: productRecord.parse(JSON.parse(record)) }));
}

/** Numbers of products by the key of their record. */
export async function readProductIds(
  db: Kysely<Schema>,
  siteId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; id: number }>`
    select stored.key, product.id from shop_record as stored
    join product on product.site_id = stored.site_id and product.reference = (stored.record::jsonb) ->> 'reference'
    where stored.site_id = ${siteId} and stored.kind = 'product' and stored.key = any(${[...keys]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Stores the record of a product: in its place, or after the others. */
export async function storeProduct(
  db: Kysely<Schema>,
  siteId: number,
  product: ProductRecord,
  formerKey: string | undefined,
): Promise<void> {
  const record = JSON.stringify(product);
  const updated = await db
    .updateTable('shop_record')
    .set({ key: product.key, record })
    .where('site_id', '=', siteId)
    .where('kind', '=', 'product')
    .where('key', '=', formerKey ?? product.key)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return;
  await sql`
    insert into shop_record (site_id, kind, key, position, record)
    select ${siteId}::integer, 'product', ${product.key}::text, coalesce(max(position) + 1, 0), ${record}::text
    from shop_record where site_id = ${siteId} and kind = 'product'`.execute(db);
}
