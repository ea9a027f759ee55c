import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { LoyaltyOrder } from './ledger.ts';

/** Orders that are bought: nobody owes for them, or the company does. */
const BOUGHT: readonly OrderStatus[] = ['confirmed', 'prepared', 'shipped', 'delivered', 'returned'];

/**
 * A customer's orders, as the ledger knows them: goods are what they cost the customer, days are those of Paris, and
 * what was delivered or came back is told by the order's events.
 */
export async function readOrders(db: Kysely<Schema>, customerId: number): Promise<LoyaltyOrder[]> {
  return db
    .selectFrom('shop_order')
    .select([
      'reference',
      'points_used as pointsUsed',
      sql<number>`(amount->>'base')::integer + coalesce(
        (select sum(value::integer) from jsonb_each_text(amount->'remise')), 0)::integer`.as('goods'),
      dayOf(sql`created_at`).as('orderedOn'),
      sql<string | null>`(select ${dayOf(sql`min(happened_at)`)} from shop_order_event
        where order_id = shop_order.id and code = 'delivered')`.as('deliveredOn'),
      sql<string | null>`(select ${dayOf(sql`max(happened_at)`)} from shop_order_event
        where order_id = shop_order.id and code = 'returned')`.as('returnedOn'),
      sql<number>`coalesce((select sum((details->>'goods')::integer) from shop_order_event
        where order_id = shop_order.id and code = 'returned'), 0)::integer`.as('returnedGoods'),
    ])
    .where('customer_id', '=', customerId)
    .where('status', 'in', BOUGHT)
    .orderBy('created_at')
    .execute();
}

function dayOf(moment: ReturnType<typeof sql>) {
  return sql<string>`to_char(${moment} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
}
