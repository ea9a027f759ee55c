/** A day as `2026-11-22`; days sort like text. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_LENGTH = 10;
const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

export function todayInParis(): Day {
  return dayInParis(new Date());
}

export function dayInParis(moment: Date): Day {
  return inParis.format(moment);
}

export function addDays(day: Day, days: number): Day {
  return toDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** Adds months to a day; the last day of the month when it is too short. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(Date.parse(day));
  const requested = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(requested, lastDay));
  return toDay(date);
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, DAY_LENGTH);
}
