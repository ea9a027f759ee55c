import { addDays, type Day } from '#backoffice/calendar.ts';
import { isFrenchHoliday } from '#shared/domain/french-holidays.ts';
import { weekdayOf } from '#shared/domain/opening-hours.ts';
import type { Facts } from './fill-facts.ts';

const WEEKS = ['first', 'second', 'third'] as const;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const DAYS_OF_WEEK = 7;
/** Time to book before the day. */
const NOTICE_DAYS = 7;

/**
 * The next day of each monthly rhythm, at least a week ahead and no legal holiday: `day.second_tuesday` is
 * `2026-12-08`. Content with these facts never announces a day in the past.
 */
export function recurringDays(today: Day): Facts {
  const facts: Record<string, string> = {};
  const count = WEEKS.length * WEEKDAYS.length;
  for (let day = addDays(today, NOTICE_DAYS); Object.keys(facts).length < count; day = addDays(day, 1)) {
    const week = WEEKS[Math.ceil(Number(day.slice(-2)) / DAYS_OF_WEEK) - 1];
    const weekday = WEEKDAYS[weekdayOf(day) - 1];
    if (week && weekday && !isFrenchHoliday(day)) facts[`day.${week}_${weekday}`] ??= day;
  }
  return facts;
}
