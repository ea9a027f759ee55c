import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/**
 * Puts the products of a site in the order of their positions, as an import does; those without one, and those with the
 * same, stay in their order. Returns the products that have moved.
 */
export async function orderProducts(db: Kysely<Schema>, siteId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; key: string; place: number; present: number }>`
    select product.id, stored.key, product.position as present,
      (row_number() over (
        order by ((stored.record::jsonb) ->> 'position')::numeric nulls last, product.position, product.id
      ) - 1)::integer as place
    from product join shop_record as stored on stored.site_id = product.site_id and stored.kind = 'product'
      and (stored.record::jsonb) ->> 'reference' = product.reference
    where product.site_id = ${siteId}`.execute(db);
  const moved = rows.filter(({ place, present }) => place !== present);
  if (moved.length === 0) return [];
  const given = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given (id integer, key text, place integer)`;
  await sql`
    update product set position = given.place, updated_at = now() from ${given}
    where product.id = given.id`.execute(db);
  await sql`
    update shop_record set position = given.place from ${given}
    where site_id = ${siteId} and kind = 'product' and shop_record.key = given.key`.execute(db);
  return moved.map(({ id }) => id);
}

/** Names a product by its new key in the records of other products and of pushes. */
export async function renameInRecords(
  db: Kysely<Schema>,
  siteId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const rows = await db
    .selectFrom('shop_record')
    .where('site_id', '=', siteId)
    .where('kind', 'in', ['product', 'push'])
    .where('record', 'like', `%"${from}"%`)
    .select(['kind', 'key', 'record'])
    .execute();
  for (const { kind, key, record } of rows) {
    const field = kind === 'push' ? 'product' : 'related';
    const renamed = JSON.stringify(JSON.parse(record, renameIn(field)));
    await db
      .updateTable('shop_record')
      .set({ record: renamed })
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
  }

  function renameIn(field: string) {
    return (name: string, value: unknown): unknown => {
      if (name !== field) return value;
      if (Array.isArray(value)) return value.map((item: unknown) => (item === from ? to : item));
      return value === from ? to : value;
    };
  }
}
