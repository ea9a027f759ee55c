import type { DeliveryProgress, OrderPromise } from '#shared/contract/delivery-promise.ts';
import { isFrenchHoliday } from '#shared/domain/french-holidays.ts';
import { momentInParis } from '#shared/domain/opening-hours.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import { workingDayAfter } from '#shared/domain/working-days.ts';
import {
  arrivalAfterDispatch,
  dispatchDay,
  firstWorkingDay,
  type Moment,
  type ParcelRoute,
} from './delivery-promise.ts';

/** Events of an order that determine its arrival. */
export type DeliveryEvents = {
  status: OrderStatus;
  confirmedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
};

const ON_ITS_WAY: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['confirmed', 'prepared', 'shipped']);

/** Progress of a promise; null while it is unchanged. `route`: null when the carrier no longer exists. */
export function deliveryProgress(
  promise: OrderPromise | null,
  route: ParcelRoute | null,
  { moment, ...events }: DeliveryEvents & { moment: Moment },
): DeliveryProgress | null {
  if (events.deliveredAt) return { state: 'delivered', date: dayOf(events.deliveredAt) };
  const promised = promise?.date;
  if (!promised || !ON_ITS_WAY.has(events.status)) return null;
  const expected = route ? expectedDay({ ...promise, date: promised }, route, events, moment) : promised;
  if (momentInParis(moment.now).day > expected) return { state: 'overdue', date: null };
  return expected === promised ? null : { state: 'moved', date: expected };
}

/**
 * A dispatched parcel arrives on its carrier's day; one that is not dispatched does not arrive before the
 * promised day.
 */
function expectedDay(
  { date, slowest }: OrderPromise & { date: string },
  route: ParcelRoute,
  { status, confirmedAt, shippedAt }: DeliveryEvents,
  moment: Moment,
): string {
  const { isClosed = isFrenchHoliday } = moment;
  if (shippedAt) return arrivalAfterDispatch(route, workingDayAfter(dayOf(shippedAt), 0, isClosed), isClosed);
  const today = firstWorkingDay(moment);
  const made =
    status === 'prepared' || !confirmedAt
      ? today
      : workingDayAfter(
          firstWorkingDay({ ...moment, now: confirmedAt.getTime() }),
          slowest?.delay_days ?? 0,
          isClosed,
        );
  const leaves = dispatchDay(route, later(today, made), isClosed);
  return later(date, arrivalAfterDispatch(route, leaves, isClosed));
}

function dayOf(date: Date): string {
  return momentInParis(date.getTime()).day;
}

/** Days of the form `2026-05-14` sort like text. */
function later(one: string, other: string): string {
  return one > other ? one : other;
}
