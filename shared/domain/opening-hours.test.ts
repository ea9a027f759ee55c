import { describe, expect, it } from '@jest/globals';
import { distanceText, metresText, timeText } from './distance-text.ts';
import { isFrenchHoliday } from './french-holidays.ts';
import { openingState, spansOf, weekOf } from './opening-hours.ts';

const WEEKDAY = '08:00-12:00 13:30-17:30';
const HOURS = [7, 6, 5, 4, 3, 2, 1].map((jour) => ({
  jour,
  horairesAsString: jour === 7 ? '00:00-00:00' : jour === 6 ? '09:00-12:00' : WEEKDAY,
}));
const at = (moment: string) => openingState(HOURS, Date.parse(moment));

describe('opening hours', () => {
  it('[LO-04] are open until the end of the current span, in Paris time', () => {
    expect(at('2026-06-16T08:30:00+02:00')).toEqual({ isOpen: true, until: '12:00' });
    expect(at('2026-06-16T06:30:00Z')).toEqual({ isOpen: true, until: '12:00' });
    expect(at('2026-12-15T07:30:00Z')).toEqual({ isOpen: true, until: '12:00' });
  });

  it('[LO-04] state the next opening: today, tomorrow, after the weekend', () => {
    expect(at('2026-06-16T12:00:00+02:00')).toMatchObject({ next: { inDays: 0, weekday: 2, from: '13:30' } });
    expect(at('2026-06-16T22:00:00+02:00')).toMatchObject({ next: { inDays: 1, weekday: 3, from: '08:00' } });
    expect(at('2026-06-20T12:00:00+02:00')).toMatchObject({ next: { inDays: 2, weekday: 1, from: '08:00' } });
  });

  it('[LO-04] are closed on legal holidays, including those after Easter', () => {
    expect(at('2026-07-14T10:00:00+02:00')).toMatchObject({
      isOpen: false,
      isHoliday: true,
      next: { inDays: 1, from: '08:00' },
    });
    const holidays = ['2026-04-06', '2026-05-14', '2026-05-25', '2025-04-21', '2027-03-29', '2038-04-26'];
    expect(holidays.filter(isFrenchHoliday)).toEqual(holidays);
    expect(isFrenchHoliday('2026-05-15')).toBe(false);
  });

  it('are right through both changes of summer time', () => {
    expect(at('2026-03-30T08:00:00+02:00')).toEqual({ isOpen: true, until: '12:00' });
    expect(at('2026-10-26T08:00:00+01:00')).toEqual({ isOpen: true, until: '12:00' });
  });

  it('never open if no day has hours', () => {
    expect(openingState([], Date.parse('2026-06-16T10:00:00Z'))).toEqual({
      isOpen: false,
      isHoliday: false,
      next: null,
    });
  });

  it('are listed from Monday, closed days without a span', () => {
    expect(weekOf(HOURS).map(({ jour }) => jour)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(spansOf(WEEKDAY)).toEqual([
      { from: '08:00', to: '12:00' },
      { from: '13:30', to: '17:30' },
    ]);
    expect(spansOf('00:00-00:00')).toEqual([]);
  });
});

describe('distances and times', () => {
  it('are formatted by language', () => {
    expect([4, 432, 999, 3449, 12_600].map((metres) => distanceText(metres, 'fr'))).toEqual([
      '10\u00a0m',
      '430\u00a0m',
      '1\u00a0km',
      '3,4\u00a0km',
      '13\u00a0km',
    ]);
    expect([metresText(87, 'fr'), metresText(3449, 'fr'), metresText(3449, 'en')]).toEqual([
      '87\u00a0m',
      '3\u00a0449\u00a0m',
      '3,449\u00a0m',
    ]);
    expect(distanceText(3449, 'en')).toBe('3.4\u00a0km');
    expect([timeText('09:00', 'fr'), timeText('13:30', 'fr'), timeText('09:00', 'en')]).toEqual([
      '9\u00a0h',
      '13\u00a0h\u00a030',
      '9:00',
    ]);
  });
});
