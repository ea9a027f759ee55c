import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';

/** Tables whose rows belong to an order. */
type OrderPart = 'parcel' | 'credit_note' | 'order_return' | 'refund';

/** Number of the order of a site, or of a customer, that a row belongs to. @throws Failure 404 */
export async function findOrderOf(
  db: Kysely<Schema>,
  table: OrderPart,
  { id, siteId, customerId }: { id: number; siteId: number; customerId?: number },
): Promise<number> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('site_id', '=', siteId)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .where('id', '=', sql<number>`(select order_id from ${sql.table(table)} where id = ${id}::integer)`)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.id;
}
