import type { DeliveryPromise, OrderPromise } from '#shared/contract/delivery-promise.ts';
import { CUT_OFF, instantInParis, isChronopostDay } from '#shared/domain/chronopost-window.ts';
import { isFrenchHoliday } from '#shared/domain/french-holidays.ts';
import { momentInParis } from '#shared/domain/opening-hours.ts';
import { isCorsica } from '#shared/domain/postcodes.ts';
import { addDays, isWorkingDay, workingDayAfter } from '#shared/domain/working-days.ts';

/** A carrier and the postcode a parcel goes to, null for the mainland. `days`: working days on the way. */
export type ParcelRoute = {
  carrier: { name: string; days: number; corsicaDays: number };
  zipcode: string | null;
};

/** The moment an order is confirmed, in milliseconds, and the days on which nothing leaves. */
export type Moment = { now: number; isClosed?: ((day: string) => boolean) | undefined };

const EXPRESS = 'chronopost';

/** The promise for an order confirmed now. No other function of the project computes a delivery date. */
export function promiseDelivery(
  route: ParcelRoute,
  slowest: OrderPromise['slowest'],
  moment: Moment,
): DeliveryPromise {
  const delayDays = slowest?.delay_days ?? 0;
  return {
    date: arrivalDay(route, delayDays, moment),
    confirmed_before: new Date(instantInParis(firstWorkingDay(moment), CUT_OFF)).toISOString(),
    days: longestWait(route, delayDays),
    slowest,
  };
}

/** The day (`2026-05-14`) on which an order confirmed now arrives, its slowest line being made in `delayDays`. */
export function arrivalDay(route: ParcelRoute, delayDays: number, moment: Moment): string {
  const { isClosed = isFrenchHoliday } = moment;
  const ready = workingDayAfter(firstWorkingDay(moment), delayDays, isClosed);
  return arrivalAfterDispatch(route, dispatchDay(route, ready, isClosed), isClosed);
}

/** The day on which a parcel arrives that the carrier took on `dispatched`. */
export function arrivalAfterDispatch(
  { carrier, zipcode }: ParcelRoute,
  dispatched: string,
  isClosed: (day: string) => boolean,
): string {
  return workingDayAfter(dispatched, daysOnTheWay({ carrier, zipcode }), isClosed);
}

/** The first day an order is worked on: confirmed after the cut-off hour, it waits for the next working day. */
export function firstWorkingDay({ now, isClosed = isFrenchHoliday }: Moment): string {
  const { day, time } = momentInParis(now);
  return workingDayAfter(time < CUT_OFF ? day : addDays(day, 1), 0, isClosed);
}

/** Express parcels leave from Monday to Thursday, the others on every working day. */
export function dispatchDay(
  { carrier }: ParcelRoute,
  ready: string,
  isClosed: (day: string) => boolean,
): string {
  const leaves = carrier.name === EXPRESS ? isChronopostDay : isWorkingDay;
  let day = ready;
  while (!leaves(day, isClosed)) day = addDays(day, 1);
  return day;
}

/**
 * Working days from the day the money arrives to the arrival, at most: one for money that arrives after the cut-off
 * hour, one for an express parcel that is ready on a Friday.
 */
function longestWait(route: ParcelRoute, delayDays: number): number {
  return 1 + delayDays + (route.carrier.name === EXPRESS ? 1 : 0) + daysOnTheWay(route);
}

function daysOnTheWay({ carrier, zipcode }: ParcelRoute): number {
  return carrier.days + (zipcode !== null && isCorsica(zipcode) ? carrier.corsicaDays : 0);
}
