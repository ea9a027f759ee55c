import { describe, expect, it } from '@jest/globals';
import { createBackofficeClock } from './backoffice-clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What it is ahead of ours after an answer that is dated so far ahead, to the second. */
function aheadAfter(...dated: number[]): number {
  const clock = createBackofficeClock();
  for (const ahead of dated) clock.note(new Date(Date.now() + ahead).toUTCString());
  return Math.round((clock.now() - Date.now()) / HOUR);
}

describe('the clock of the back office', () => {
  it('is ours until an answer has another date, and again once they agree', () => {
    expect([aheadAfter(), aheadAfter(HOUR), aheadAfter(-HOUR), aheadAfter(HOUR, 0)]).toEqual([0, 1, -1, 0]);
  });

  it('is ours where answers have taken their time', () => {
    const clock = createBackofficeClock();
    clock.note(new Date(Date.now() - 5 * SECOND).toUTCString());
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(SECOND);
  });

  it('is left alone by answers without a date', () => {
    const clock = createBackofficeClock();
    clock.note(new Date(Date.now() + HOUR).toUTCString());
    for (const date of [null, undefined, 'yesterday']) clock.note(date);
    expect(Math.round((clock.now() - Date.now()) / HOUR)).toBe(1);
  });
});
