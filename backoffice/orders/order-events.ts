import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Events of an order. */
export type OrderEventCode =
  | 'created'
  | 'retried'
  | 'confirmed'
  | 'paid'
  | 'refused'
  | 'abandoned'
  | 'expired'
  | 'cancelled'
  | 'partly_cancelled'
  | 'prepared'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'credited'
  | 'refund_due'
  | 'refunded';

export async function addEvent(
  trx: Kysely<Schema>,
  orderId: number,
  code: OrderEventCode,
  details: Record<string, unknown> = {},
): Promise<void> {
  await trx
    .insertInto('shop_order_event')
    .values({ order_id: orderId, code, details: JSON.stringify(details) })
    .execute();
}
