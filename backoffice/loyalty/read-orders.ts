import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LoyaltyOrder } from './ledger.ts';

/** A customer's orders, as the ledger knows them. */
export async function readOrders(db: Kysely<Schema>, customerId: number): Promise<LoyaltyOrder[]> {
  return db
    .selectFrom('past_order')
    .select([
      'reference',
      'goods',
      'points_used as pointsUsed',
      'returned_goods as returnedGoods',
      sql<string>`to_char(ordered_on, 'YYYY-MM-DD')`.as('orderedOn'),
      sql<string | null>`to_char(delivered_on, 'YYYY-MM-DD')`.as('deliveredOn'),
      sql<string | null>`to_char(returned_on, 'YYYY-MM-DD')`.as('returnedOn'),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('ordered_on')
    .execute();
}
