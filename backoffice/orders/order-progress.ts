import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readClosedDays } from '#backoffice/shipping/closed-days.ts';
import { deliveryProgress } from '#backoffice/shipping/delivery-progress.ts';
import { readCarriers } from '#backoffice/shipping/list-carriers.ts';
import type { DeliveryProgress, OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';

type PromisedOrder = {
  id: number;
  status: OrderStatus;
  /** Technical name. */
  carrier: string;
  /** Postcode of the delivery. */
  zipcode: string;
  promise: OrderPromise | null;
};

/** Delivery progress by order id, for some orders of a site; null while the promise is unchanged. */
export async function readProgress(
  db: Kysely<Schema>,
  siteId: number,
  orders: readonly PromisedOrder[],
): Promise<Map<number, DeliveryProgress | null>> {
  if (orders.length === 0) return new Map();
  const carriers = await readCarriers(db, { siteId, lang: 'fr' });
  const isClosed = await readClosedDays(db, siteId);
  const events = await db
    .selectFrom('shop_order_event')
    .select(['order_id', 'code', 'happened_at'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('code', 'in', ['confirmed', 'paid', 'shipped', 'delivered'])
    .orderBy('happened_at')
    .execute();
  const moment = { now: Date.now(), isClosed };
  return new Map(
    orders.map(({ id, status, carrier: name, zipcode, promise }) => {
      const lastOf = (...codes: string[]) =>
        events.findLast(({ order_id: orderId, code }) => orderId === id && codes.includes(code))
          ?.happened_at ?? null;
      const carrier = carriers.find((candidate) => candidate.name === name);
      const progress = deliveryProgress(promise, carrier ? { carrier, zipcode } : null, {
        status,
        confirmedAt: lastOf('confirmed', 'paid'),
        shippedAt: lastOf('shipped'),
        deliveredAt: lastOf('delivered'),
        moment,
      });
      return [id, progress];
    }),
  );
}
