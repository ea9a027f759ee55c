import { describe, expect, it } from '@jest/globals';
import { isWorkingDay, addDays } from '#shared/domain/working-days.ts';
import { momentInParis } from '#shared/domain/opening-hours.ts';
import { promiseDelivery } from './delivery-promise.ts';

const CARRIERS = {
  chronopost: { name: 'chronopost', days: 1, corsicaDays: 1 },
  colissimo_24_48: { name: 'colissimo_24_48', days: 2, corsicaDays: 2 },
  relais_colis: { name: 'relais_colis', days: 3, corsicaDays: 2 },
  transporteur: { name: 'transporteur', days: 5, corsicaDays: 3 },
};
type Name = keyof typeof CARRIERS;

const isClosed = (day: string) => day === '2026-06-16' || day === '2026-06-18';
const made = (days: number) => (days === 0 ? null : { reference: 'PR-1', name: 'Façade', delay_days: days });
const promised = (name: Name, moment: string, days = 0, zipcode = '44000') =>
  promiseDelivery({ carrier: CARRIERS[name], zipcode }, made(days), { now: Date.parse(moment) });

describe('promised delivery date', () => {
  it.each([
    ['chronopost', '2026-06-16T12:59:00+02:00', '2026-06-17'],
    ['chronopost', '2026-06-16T13:00:00+02:00', '2026-06-18'],
    ['chronopost', '2026-06-18T10:00:00+02:00', '2026-06-19'],
    // An express parcel that is ready on a Friday leaves on Monday.
    ['chronopost', '2026-06-19T10:00:00+02:00', '2026-06-23'],
    ['colissimo_24_48', '2026-06-18T10:00:00+02:00', '2026-06-22'],
    ['colissimo_24_48', '2026-06-20T10:00:00+02:00', '2026-06-24'],
    ['transporteur', '2026-06-16T10:00:00+02:00', '2026-06-23'],
    // 14 July is a legal holiday.
    ['chronopost', '2026-07-13T10:00:00+02:00', '2026-07-15'],
    ['relais_colis', '2026-07-13T14:00:00+02:00', '2026-07-20'],
  ] as const)('%s, confirmed at %s: %s', (name, moment, day) => {
    expect(promised(name, moment).date).toBe(day);
  });

  it('line made to order: adds its lead time and is named', () => {
    const { date, slowest } = promised('colissimo_24_48', '2026-06-16T10:00:00+02:00', 3);
    expect([date, slowest]).toEqual(['2026-06-23', made(3)]);
  });

  it('Corsica: adds the carrier’s extra days', () => {
    expect(promised('chronopost', '2026-06-16T10:00:00+02:00', 0, '20000').date).toBe('2026-06-18');
    expect(promised('colissimo_24_48', '2026-06-16T10:00:00+02:00', 0, '20200').date).toBe('2026-06-22');
  });

  it('days on which the site is closed: do not count', () => {
    const moment = { now: Date.parse('2026-06-16T10:00:00+02:00'), isClosed };
    const route = { carrier: CARRIERS.chronopost, zipcode: null };
    expect(promiseDelivery(route, null, moment).date).toBe('2026-06-19');
  });

  it('promise: holds for every confirmation before its deadline; a later one never arrives earlier', () => {
    for (const start of [
      '2026-06-16T09:00:00+02:00',
      '2026-06-18T14:00:00+02:00',
      '2026-12-24T16:00:00+01:00',
    ])
      for (const name of Object.keys(CARRIERS) as Name[]) {
        const { date, confirmed_before: until } = promised(name, start, 4);
        for (let now = Date.parse(start); now < Date.parse(until); now += 3_600_000)
          expect(promised(name, new Date(now).toISOString(), 4).date).toBe(date);
        expect(promised(name, until, 4).date >= date).toBe(true);
      }
  });

  it('transfer: an arrival at any hour of a year meets the promised number of working days', () => {
    for (const name of Object.keys(CARRIERS) as Name[])
      for (const lead of [0, 1, 12]) {
        const { days } = promised(name, '2026-01-01T00:00:00+01:00', lead);
        for (let hour = 0; hour < 365 * 24; hour += 5) {
          const now = Date.UTC(2026, 0, 1) + hour * 3_600_000;
          const { date } = promised(name, new Date(now).toISOString(), lead);
          expect(workingDaysBetween(momentInParis(now).day, date)).toBeLessThanOrEqual(days);
        }
      }
  });
});

/** Working days after `first`, up to and including the second day. */
function workingDaysBetween(first: string, last: string): number {
  let count = 0;
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}
