import { describe, expect, it } from '@jest/globals';
import { chronopostWindow } from './chronopost-window.ts';

const deadlineAt = (moment: string): string | null => {
  const { deadline } = chronopostWindow(Date.parse(moment));
  return deadline === null ? null : new Date(deadline).toISOString();
};

describe('window for shipments on the same day', () => {
  it('[CK-14] opens on Monday at 00:00 in Paris, not a second before', () => {
    expect(deadlineAt('2026-06-14T23:59:59+02:00')).toBeNull();
    expect(deadlineAt('2026-06-15T00:00:00+02:00')).toBe('2026-06-15T11:00:00.000Z');
  });

  it('[CK-14] is open on Thursday at 12:59:59 and closed at 13:00:00', () => {
    expect(deadlineAt('2026-06-18T12:59:59+02:00')).toBe('2026-06-18T11:00:00.000Z');
    expect(deadlineAt('2026-06-18T12:59:59.999+02:00')).toBe('2026-06-18T11:00:00.000Z');
    expect(deadlineAt('2026-06-18T13:00:00+02:00')).toBeNull();
  });

  it('[CK-14] is closed on Friday, Saturday, Sunday and legal holidays', () => {
    for (const day of ['2026-06-19', '2026-06-20', '2026-06-21', '2026-07-14', '2026-05-14', '2026-05-25'])
      expect([day, deadlineAt(`${day}T10:00:00+02:00`)]).toEqual([day, null]);
  });

  it('[CK-14] follows both changes of summer time', () => {
    // Sunday to Monday, 29 March and 25 October 2026.
    expect(deadlineAt('2026-03-29T12:00:00+02:00')).toBeNull();
    expect(deadlineAt('2026-03-26T10:00:00+01:00')).toBe('2026-03-26T12:00:00.000Z');
    expect(deadlineAt('2026-03-30T00:00:00+02:00')).toBe('2026-03-30T11:00:00.000Z');
    expect(deadlineAt('2026-10-25T23:59:59+01:00')).toBeNull();
    expect(deadlineAt('2026-10-22T10:00:00+02:00')).toBe('2026-10-22T11:00:00.000Z');
    expect(deadlineAt('2026-10-26T12:59:59+01:00')).toBe('2026-10-26T12:00:00.000Z');
    expect(deadlineAt('2026-10-26T13:00:00+01:00')).toBeNull();
  });

  it('[CK-14] is open each day from midnight to 13:00 in Paris, all year', () => {
    const halfHours = Array.from(
      { length: 365 * 48 },
      (_, index) => Date.UTC(2026, 0, 1) + index * 1_800_000,
    );
    const left = halfHours.flatMap((now) => {
      const { deadline } = chronopostWindow(now, () => false);
      return deadline === null ? [] : [deadline - now];
    });
    expect(Math.min(...left)).toBe(1_800_000);
    expect(Math.max(...left)).toBe(13 * 3_600_000);
  });

  it('[CK-14] accepts other holidays', () => {
    const now = Date.parse('2026-06-16T10:00:00+02:00');
    expect(chronopostWindow(now, (day) => day === '2026-06-16').deadline).toBeNull();
  });
});
