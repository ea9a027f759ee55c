import type { OpeningDay } from '#shared/contract/contact.ts';
import { isFrenchHoliday } from './french-holidays.ts';

/** Start and end, as `09:00`. */
export type Span = { from: string; to: string };

/** Open until a time; or closed, with the next opening within a week (`inDays` 0 is today). */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; next: { inDays: number; weekday: number; from: string } | null; isHoliday: boolean };

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Parses the spans of a day: `09:00-12:00 14:00-19:00`. `00:00-00:00` is closed. */
export function spansOf(horaires: string): Span[] {
  return horaires.split(' ').flatMap((span) => {
    const [from = '', to = ''] = span.split('-');
    return from === to ? [] : [{ from, to }];
  });
}

/** Sorts a week from Monday to Sunday; carriers list it in reverse. */
export function weekOf(days: readonly OpeningDay[]): { jour: number; spans: Span[] }[] {
  return days
    .toSorted((one, other) => one.jour - other.jour)
    .map(({ jour, horairesAsString }) => ({ jour, spans: spansOf(horairesAsString) }));
}

/** Returns the opening state at a moment, in Paris time. Legal holidays are closed. */
export function openingState(days: readonly OpeningDay[], now: number): OpeningState {
  const { day, time } = momentInParis(now);
  const isHoliday = isFrenchHoliday(day);
  const current = spansOn(days, day).find(({ from, to }) => from <= time && time < to);
  if (current) return { isOpen: true, until: current.to };
  for (let inDays = 0; inDays <= WEEK; inDays += 1) {
    const later = new Date(Date.parse(day) + inDays * DAY_MS).toISOString().slice(0, 10);
    const next = spansOn(days, later).find(({ from }) => inDays > 0 || from > time);
    if (next)
      return { isOpen: false, isHoliday, next: { inDays, weekday: weekdayOf(later), from: next.from } };
  }
  return { isOpen: false, isHoliday, next: null };
}

function spansOn(days: readonly OpeningDay[], day: string): Span[] {
  if (isFrenchHoliday(day)) return [];
  const hours = days.find(({ jour }) => jour === weekdayOf(day));
  return hours ? spansOf(hours.horairesAsString) : [];
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || WEEK;
}

const PARIS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns day and time in Paris: `2026-05-14`, `09:30`. */
export function momentInParis(now: number): { day: string; time: string } {
  const parts = Object.fromEntries(PARIS.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}
