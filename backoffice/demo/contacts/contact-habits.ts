import type { OpeningDay } from '#shared/contract/contact.ts';

const CLOSED = '00:00-00:00';

/** Hours from Monday to Sunday. */
type Week = [string, string, string, string, string, string, string];

const everyWeekday = (hours: string, saturday = CLOSED): Week => [
  hours,
  hours,
  hours,
  hours,
  hours,
  saturday,
  CLOSED,
];

export const INSTALLER_WEEKS: Week[] = [
  everyWeekday('08:00-12:00 13:30-17:30'),
  everyWeekday('08:00-12:00 13:30-18:00', '09:00-12:00'),
  everyWeekday('07:30-12:00 13:00-16:30'),
  everyWeekday('09:00-12:30 14:00-18:30'),
  [
    CLOSED,
    '09:00-12:00 14:00-18:30',
    '09:00-12:00 14:00-18:30',
    '09:00-12:00 14:00-18:30',
    '09:00-12:00 14:00-18:30',
    '09:00-12:30',
    CLOSED,
  ],
  [
    '08:00-12:00 13:30-17:30',
    '08:00-12:00 13:30-17:30',
    '08:00-12:00',
    '08:00-12:00 13:30-17:30',
    '08:00-12:00 13:30-16:30',
    CLOSED,
    CLOSED,
  ],
];

export const DISTRIBUTOR_WEEKS: Week[] = [
  everyWeekday('07:00-12:00 13:30-17:30'),
  everyWeekday('06:45-18:00', '08:00-12:00'),
  everyWeekday('07:30-12:00 13:30-18:00', '08:30-12:00'),
  everyWeekday('07:30-12:15 13:30-17:45'),
];

/** Converts to opening days, Sunday first, as carriers list them. */
export function toOpeningDays(week: Week): OpeningDay[] {
  return week.map((horairesAsString, index) => ({ jour: index + 1, horairesAsString })).toReversed();
}

export const INSTALLER_PRODUCTS: string[][] = [
  ['radiators', 'towel-dryers', 'controls'],
  ['heat-pumps', 'hot-water', 'boilers', 'controls'],
  ['radiators', 'towel-dryers', 'hot-water', 'boilers'],
  ['heat-pumps', 'air-conditioning', 'ventilation'],
  ['hot-water', 'towel-dryers'],
  ['radiators', 'towel-dryers', 'heat-pumps', 'hot-water', 'boilers', 'controls'],
  ['ventilation', 'air-conditioning', 'controls'],
  ['radiators', 'ventilation', 'hot-water', 'controls'],
];

export const DISTRIBUTOR_PRODUCTS: string[][] = [
  [
    'radiators',
    'towel-dryers',
    'heat-pumps',
    'hot-water',
    'boilers',
    'ventilation',
    'controls',
    'air-conditioning',
  ],
  ['radiators', 'towel-dryers', 'hot-water', 'ventilation', 'controls'],
  ['heat-pumps', 'hot-water', 'boilers', 'controls', 'air-conditioning'],
  ['radiators', 'towel-dryers', 'heat-pumps', 'hot-water', 'boilers', 'controls'],
];
