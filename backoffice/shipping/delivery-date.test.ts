import { describe, expect, it } from '@jest/globals';
import { deliveryDate } from './delivery-date.ts';

const arrival = (name: string, days: number, moment: string, delay = 0) =>
  deliveryDate({ name, days }, Date.parse(moment), { delayDays: delay });

const isClosed = (day: string) => day === '2026-06-16' || day === '2026-06-18';

describe('the day a parcel arrives', () => {
  it.each([
    ['chronopost', 1, '2026-06-16T12:59:00+02:00', '2026-06-17'],
    ['chronopost', 1, '2026-06-16T13:00:00+02:00', '2026-06-18'],
    ['chronopost', 1, '2026-06-18T10:00:00+02:00', '2026-06-19'],
    // A Friday's express parcel leaves on Monday.
    ['chronopost', 1, '2026-06-19T10:00:00+02:00', '2026-06-23'],
    ['colissimo_24_48', 2, '2026-06-18T10:00:00+02:00', '2026-06-22'],
    ['colissimo_24_48', 2, '2026-06-20T10:00:00+02:00', '2026-06-24'],
    ['transporteur', 5, '2026-06-16T10:00:00+02:00', '2026-06-23'],
    // 13 and 14 July: the second is a legal holiday.
    ['chronopost', 1, '2026-07-13T10:00:00+02:00', '2026-07-15'],
    ['relais_colis', 3, '2026-07-13T14:00:00+02:00', '2026-07-20'],
  ])('%s, %i working days, ordered %s: %s', (name, days, moment, day) => {
    expect(arrival(name, days, moment)).toBe(day);
  });

  it('waits for what has to be made first', () => {
    expect(arrival('colissimo_24_48', 2, '2026-06-16T10:00:00+02:00', 3)).toBe('2026-06-23');
  });

  it('counts no day on which the site is closed', () => {
    const now = Date.parse('2026-06-16T10:00:00+02:00');
    expect(deliveryDate({ name: 'chronopost', days: 1 }, now, { isClosed })).toBe('2026-06-19');
  });
});
