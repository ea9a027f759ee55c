import { isFrenchHoliday } from './french-holidays.ts';
import { momentInParis, weekdayOf } from './opening-hours.ts';

/** Time in Paris until which an order is processed on the same day (spec section 9). */
export const CUT_OFF = '13:00';
const THURSDAY = 4;
const HOUR_MS = 3_600_000;

/** Deadline for a shipment today, in milliseconds; `null` if there is none. */
export type ChronopostWindow = { deadline: number | null };

/** True if orders of a day (`2026-05-14`) can be shipped on the same day. */
export function isChronopostDay(day: string, isHoliday: (day: string) => boolean = isFrenchHoliday): boolean {
  return weekdayOf(day) <= THURSDAY && !isHoliday(day);
}

/** Returns the window by the time in Paris, whatever the time zone of server or visitor. */
export function chronopostWindow(
  now: number,
  isHoliday: (day: string) => boolean = isFrenchHoliday,
): ChronopostWindow {
  const { day, time } = momentInParis(now);
  if (!isChronopostDay(day, isHoliday) || time >= CUT_OFF) return { deadline: null };
  return { deadline: instantInParis(day, CUT_OFF) };
}

/** Returns the instant, in milliseconds, of a time of a day in Paris. */
export function instantInParis(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const summer = asUtc - 2 * HOUR_MS;
  return momentInParis(summer).time === time ? summer : asUtc - HOUR_MS;
}
