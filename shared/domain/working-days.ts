import { isFrenchHoliday } from './french-holidays.ts';
import { weekdayOf } from './opening-hours.ts';

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Adds days to a day (`2026-05-14`). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** True from Monday to Friday, except legal holidays. */
export function isWorkingDay(day: string, isHoliday: (day: string) => boolean = isFrenchHoliday): boolean {
  return weekdayOf(day) < SATURDAY && !isHoliday(day);
}

/** Returns the working day a number of working days after a day. With 0: the day itself, or the next working day. */
export function workingDayAfter(
  day: string,
  count: number,
  isHoliday: (day: string) => boolean = isFrenchHoliday,
): string {
  let reached = day;
  while (!isWorkingDay(reached, isHoliday)) reached = addDays(reached, 1);
  for (let left = count; left > 0; left -= 1) {
    reached = addDays(reached, 1);
    while (!isWorkingDay(reached, isHoliday)) reached = addDays(reached, 1);
  }
  return reached;
}
