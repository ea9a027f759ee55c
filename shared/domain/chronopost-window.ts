import { isFrenchHoliday } from './french-holidays.ts';
import { momentInParis, weekdayOf } from './opening-hours.ts';

/** The hour in Paris until which an order is worked on the same day (spec section 9). */
export const CUT_OFF = '13:00';
const THURSDAY = 4;
const HOUR_MS = 3_600_000;

/** Until when a parcel still leaves today, in milliseconds; `null` when none leaves any more. */
export type ChronopostWindow = { deadline: number | null };

/** Whether parcels of a day (`2026-05-14`) leave the same day at all. */
export function isChronopostDay(day: string, isHoliday: (day: string) => boolean = isFrenchHoliday): boolean {
  return weekdayOf(day) <= THURSDAY && !isHoliday(day);
}

/** What clocks in Paris show decides, wherever the server or the visitor is. */
export function chronopostWindow(
  now: number,
  isHoliday: (day: string) => boolean = isFrenchHoliday,
): ChronopostWindow {
  const { day, time } = momentInParis(now);
  if (!isChronopostDay(day, isHoliday) || time >= CUT_OFF) return { deadline: null };
  return { deadline: instantInParis(day, CUT_OFF) };
}

/** The moment, in milliseconds, at which clocks in Paris show a time of a day. */
export function instantInParis(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const summer = asUtc - 2 * HOUR_MS;
  return momentInParis(summer).time === time ? summer : asUtc - HOUR_MS;
}
