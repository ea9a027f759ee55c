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

/** Sets the promised day of an order whose money has just arrived. One that has its day keeps it. */
export async function settlePromise(
  within: Kysely<Schema>,
  orderId: number,
  now = Date.now(),
): Promise<void> {
  const order = await within
    .selectFrom('shop_order')
    .select(['site_id as siteId', 'carrier', 'delivery_address', 'promise'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const promise = order.promise as OrderPromise | null;
  if (!promise || promise.date !== null) return;
  const address = order.delivery_address as OrderAddress;
  const route = await readRoute(within, { ...order, zipcode: address.zipcode });
  const isClosed = await readClosedDays(within, order.siteId);
  const settled: OrderPromise = { ...promise, date: settledDay(promise, route, { now, isClosed }) };
  await within
    .updateTable('shop_order')
    .set({ promise: JSON.stringify(settled) })
    .where('id', '=', orderId)
    .execute();
}

/** The way of an order's parcel; null when its carrier is no longer known. */
export async function readRoute(
  db: Kysely<Schema>,
  { siteId, carrier: name, zipcode }: { siteId: number; carrier: string; zipcode: string },
): Promise<ParcelRoute | null> {
  const carriers = await readCarriers(db, { siteId, lang: 'fr' });
  const carrier = carriers.find((candidate) => candidate.name === name);
  return carrier ? { carrier, zipcode } : null;
}

/** Without its carrier, the last day that was promised. */
function settledDay({ days, slowest }: OrderPromise, route: ParcelRoute | null, moment: Moment): string {
  return route
    ? arrivalDay(route, slowest?.delay_days ?? 0, moment)
    : workingDayAfter(firstWorkingDay(moment), days, moment.isClosed);
}
