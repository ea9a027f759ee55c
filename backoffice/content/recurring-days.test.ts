import { describe, expect, it } from '@jest/globals';
import { recurringDays } from './recurring-days.ts';

describe('recurring days', () => {
  it.each([
    ['day.second_tuesday', '2026-11-28', '2026-12-08'],
    ['day.third_friday', '2026-11-28', '2026-12-18'],
    ['day.second_tuesday', '2026-12-01', '2026-12-08'],
    ['day.second_tuesday', '2026-12-02', '2027-01-12'],
    ['day.first_monday', '2026-12-20', '2027-01-04'],
  ])('%s on %s: %s, at least a week ahead', (fact, today, day) => {
    expect(recurringDays(today)[fact]).toBe(day);
  });

  it('legal holiday: left out for the day of the next month', () => {
    expect(recurringDays('2026-07-01')['day.second_tuesday']).toBe('2026-08-11');
  });

  it('any day: each rhythm has a day', () => {
    for (const today of ['2026-01-01', '2027-05-01', '2028-02-29', '2030-12-31'])
      expect(Object.keys(recurringDays(today))).toHaveLength(15);
  });
});
