import type { DeliveryPromise, OrderPromise } from '#shared/contract/delivery-promise.ts';
import { CUT_OFF, instantInParis, isChronopostDay } from '#shared/domain/chronopost-window.ts';
import { isFrenchHoliday } from '#shared/domain/french-holidays.ts';
import { momentInParis } from '#shared/domain/opening-hours.ts';
import { isCorsica } from '#shared/domain/postcodes.ts';
import { addDays, isWorkingDay, workingDayAfter } from '#shared/domain/working-days.ts';

/** Carrier and destination of a parcel; postcode null for the mainland. `days`: working days in transit. */
export type ParcelRoute = {
  carrier: { name: string; days: number; corsicaDays: number };
  zipcode: string | null;
};

/** Time of confirmation in milliseconds, and the days without dispatch. */
export type Moment = { now: number; isClosed?: ((day: string) => boolean) | undefined };

const EXPRESS = 'chronopost';

/** Promise for an order confirmed now. All delivery dates of the project come from this file. */
export function promiseDelivery(
  route: ParcelRoute,
  slowest: OrderPromise['slowest'],
  moment: Moment,
): DeliveryPromise {
  const delayDays = slowest?.delay_days ?? 0;
  return {
    date: arrivalDay(route, delayDays, moment),
    confirmed_before: new Date(instantInParis(firstWorkingDay(moment), CUT_OFF)).toISOString(),
    days: maxWait(route, delayDays),
    slowest,
  };
}

/** Arrival day (`2026-05-14`) of an order confirmed now, whose slowest line takes `delayDays` to make. */
export function arrivalDay(route: ParcelRoute, delayDays: number, moment: Moment): string {
  const { isClosed = isFrenchHoliday } = moment;
  const ready = workingDayAfter(firstWorkingDay(moment), delayDays, isClosed);
  return arrivalAfterDispatch(route, dispatchDay(route, ready, isClosed), isClosed);
}

/** Arrival day of a parcel dispatched on `dispatched`. */
export function arrivalAfterDispatch(
  { carrier, zipcode }: ParcelRoute,
  dispatched: string,
  isClosed: (day: string) => boolean,
): string {
  return workingDayAfter(dispatched, daysOnTheWay({ carrier, zipcode }), isClosed);
}

/** First working day on an order. After the cut-off hour it is the next one. */
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
 * Maximum number of working days from payment to arrival: adds one for a payment after the cut-off hour, and
 * one for an express parcel ready on a Friday.
 */
function maxWait(route: ParcelRoute, delayDays: number): number {
  return 1 + delayDays + (route.carrier.name === EXPRESS ? 1 : 0) + daysOnTheWay(route);
}

function daysOnTheWay({ carrier, zipcode }: ParcelRoute): number {
  return carrier.days + (zipcode !== null && isCorsica(zipcode) ? carrier.corsicaDays : 0);
}
