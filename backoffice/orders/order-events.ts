import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Events of an order up to its confirmation. */
export type OrderEventCode =
  | 'created'
  | 'retried'
  | 'confirmed'
  | 'paid'
  | 'refused'
  | 'abandoned'
  | 'expired'
  | 'cancelled'
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
