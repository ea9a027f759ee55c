import type { OpeningDay } from '#shared/contract/contact.ts';

const CLOSED = '00:00-00:00';
const LATE = '08:00-20:00';
const SPLIT = '09:00-12:30 14:30-19:00';

/** Typical opening hours of shops, from Monday to Sunday. */
const WEEKS = [
  ['06:30-19:30', '06:30-19:30', '06:30-19:30', '06:30-19:30', '06:30-19:30', '07:00-19:00', '07:30-12:30'],
  [CLOSED, SPLIT, SPLIT, SPLIT, SPLIT, '09:00-19:00', CLOSED],
  [LATE, LATE, LATE, LATE, LATE, LATE, '09:00-13:00'],
  ['14:00-18:30', SPLIT, SPLIT, SPLIT, SPLIT, '09:30-12:30 14:00-18:00', CLOSED],
  [
    '07:00-12:30 15:00-19:00',
    '07:00-12:30 15:00-19:00',
    '07:00-12:30',
    '07:00-12:30 15:00-19:00',
    '07:00-12:30 15:00-19:00',
    '07:30-12:30',
    '08:00-12:00',
  ],
  ['10:00-19:00', '10:00-19:00', '10:00-19:00', '10:00-19:00', '10:00-19:00', '10:00-19:00', CLOSED],
  [
    '08:30-12:00 14:00-18:30',
    '08:30-12:00 14:00-18:30',
    CLOSED,
    '08:30-12:00 14:00-18:30',
    '08:30-12:00 14:00-18:30',
    '08:30-12:00',
    CLOSED,
  ],
];

/** Opening hours of a shop by its number, Sunday first, as carriers list them. */
export function relayWeek(number: number): OpeningDay[] {
  const week = WEEKS[number % WEEKS.length] ?? [];
  return week.map((horairesAsString, index) => ({ jour: index + 1, horairesAsString })).toReversed();
}
