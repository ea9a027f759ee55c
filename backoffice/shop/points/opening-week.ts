import type { OpeningDay } from '#shared/contract/contact.ts';

/** Columns of a table with opening hours, in the order of `jour` from 1. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Hours by day, `09:00-12:00 14:00-19:00`; empty when closed. */
export type OpeningWeek = Record<(typeof WEEKDAYS)[number], string>;

const CLOSED = '00:00-00:00';

/** Converts to opening days, Sunday first, as carriers list them. */
export function toOpeningDays(week: OpeningWeek): OpeningDay[] {
  return WEEKDAYS.map((day, index) => ({
    jour: index + 1,
    horairesAsString: week[day] === '' ? CLOSED : week[day],
  })).toReversed();
}

/** Converts stored opening days in any order; a missing day is closed. */
export function toOpeningWeek(days: readonly OpeningDay[]): OpeningWeek {
  const hours = (number: number) => {
    const stored = days.find(({ jour }) => jour === number)?.horairesAsString ?? CLOSED;
    return stored === CLOSED ? '' : stored;
  };
  return {
    monday: hours(1),
    tuesday: hours(2),
    wednesday: hours(3),
    thursday: hours(4),
    friday: hours(5),
    saturday: hours(6),
    sunday: hours(7),
  };
}
