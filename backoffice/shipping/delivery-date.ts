import { isChronopostDay } from '#shared/domain/chronopost-window.ts';
import { isFrenchHoliday } from '#shared/domain/french-holidays.ts';
import { momentInParis } from '#shared/domain/opening-hours.ts';
import { addDays, isWorkingDay, workingDayAfter } from '#shared/domain/working-days.ts';

/** What is ordered later leaves the next working day. */
const CUT_OFF = '13:00';

/** `delayDays`: working days until all that is in the parcel is there. `isClosed`: days on which nothing leaves. */
export type Departure = { delayDays?: number | undefined; isClosed?: (day: string) => boolean };

/** The day on which a parcel ordered now arrives (`2026-05-14`). */
export function deliveryDate(
  carrier: { name: string; days: number },
  now: number,
  { delayDays = 0, isClosed = isFrenchHoliday }: Departure = {},
): string {
  const { day, time } = momentInParis(now);
  const first = time < CUT_OFF ? day : addDays(day, 1);
  const ready = workingDayAfter(first, delayDays, isClosed);
  return workingDayAfter(dispatchDay(carrier.name, ready, isClosed), carrier.days, isClosed);
}

/** Express parcels leave from Monday to Thursday, the others on every working day. */
function dispatchDay(carrier: string, ready: string, isClosed: (day: string) => boolean): string {
  const leaves = carrier === 'chronopost' ? isChronopostDay : isWorkingDay;
  let day = ready;
  while (!leaves(day, isClosed)) day = addDays(day, 1);
  return day;
}
