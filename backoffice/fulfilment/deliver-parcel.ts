import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import type { LockedOrder } from './lock-order.ts';
import { wrongStatus } from './fulfilment-refusals.ts';

/** Marks a parcel as delivered, and its order once every piece is. A repeated call changes nothing. */
export async function deliverParcel(
  trx: Kysely<Schema>,
  order: LockedOrder,
  parcelId: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('parcel')
    .set({ delivered_at: sql<Date>`now()` })
    .where('id', '=', parcelId)
    .where('order_id', '=', order.id)
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n && order.status === 'shipped') await closeOrder(trx, order.id);
}

/**
 * Marks all parcels of a shipped order as delivered, and the order.
 * @throws Failure 409 for an order that is not shipped
 */
export async function deliverOrder(trx: Kysely<Schema>, order: LockedOrder): Promise<void> {
  if (order.status !== 'shipped') throw wrongStatus(order.status);
  await trx
    .updateTable('parcel')
    .set({ delivered_at: sql<Date>`now()` })
    .where('order_id', '=', order.id)
    .where('delivered_at', 'is', null)
    .execute();
  await closeOrder(trx, order.id);
}

/** The order is delivered when no parcel is in transit. */
async function closeOrder(trx: Kysely<Schema>, orderId: number): Promise<void> {
  const inTransit = await trx
    .selectFrom('parcel')
    .select('id')
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (inTransit) return;
  await trx.updateTable('shop_order').set({ status: 'delivered' }).where('id', '=', orderId).execute();
  await addEvent(trx, orderId, 'delivered');
}
