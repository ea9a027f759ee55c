import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** What happens to an order up to its confirmation; papers tell the rest. */
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
  within: Kysely<Schema>,
  orderId: number,
  code: OrderEventCode,
  details: Record<string, unknown> = {},
): Promise<void> {
  await within
    .insertInto('shop_order_event')
    .values({ order_id: orderId, code, details: JSON.stringify(details) })
    .execute();
}
