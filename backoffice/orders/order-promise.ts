import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readClosedDays } from '#backoffice/shipping/closed-days.ts';
import {
  arrivalDay,
  firstWorkingDay,
  type Moment,
  type ParcelRoute,
} from '#backoffice/shipping/delivery-promise.ts';
import { readCarriers } from '#backoffice/shipping/list-carriers.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import { workingDayAfter } from '#shared/domain/working-days.ts';

/** Sets the promised day once the payment has arrived. A day that is already set does not change. */
export async function settlePromise(trx: Kysely<Schema>, orderId: number, now = Date.now()): Promise<void> {
  const order = await trx
    .selectFrom('shop_order')
    .select(['site_id as siteId', 'carrier', 'delivery_address', 'promise'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const promise = order.promise as OrderPromise | null;
  if (!promise || promise.date !== null) return;
  const address = order.delivery_address as OrderAddress;
  const route = await readRoute(trx, { ...order, zipcode: address.zipcode });
  const isClosed = await readClosedDays(trx, order.siteId);
  const settled: OrderPromise = { ...promise, date: settledDay(promise, route, { now, isClosed }) };
  await trx
    .updateTable('shop_order')
    .set({ promise: JSON.stringify(settled) })
    .where('id', '=', orderId)
    .execute();
}

/** Route of an order's parcel; null when the carrier no longer exists. */
export async function readRoute(
  db: Kysely<Schema>,
  { siteId, carrier: name, zipcode }: { siteId: number; carrier: string; zipcode: string },
): Promise<ParcelRoute | null> {
  const carriers = await readCarriers(db, { siteId, lang: 'fr' });
  const carrier = carriers.find((candidate) => candidate.name === name);
  return carrier ? { carrier, zipcode } : null;
}

/** When the carrier no longer exists, the last promised day applies. */
function settledDay({ days, slowest }: OrderPromise, route: ParcelRoute | null, moment: Moment): string {
  return route
    ? arrivalDay(route, slowest?.delay_days ?? 0, moment)
    : workingDayAfter(firstWorkingDay(moment), days, moment.isClosed);
}
