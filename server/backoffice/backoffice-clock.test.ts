import { describe, expect, it } from '@jest/globals';
import { createBackofficeClock } from './backoffice-clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Returns the offset of the clock in hours, after responses that are offsets offset by these milliseconds. */
function offsetAfter(...offsets: number[]): number {
  const clock = createBackofficeClock();
  for (const offset of offsets) clock.observe(new Date(Date.now() + offset).toUTCString());
  return Math.round((clock.now() - Date.now()) / HOUR);
}

describe('back-office clock', () => {
  it('follows the date of the last response', () => {
    expect([offsetAfter(), offsetAfter(HOUR), offsetAfter(-HOUR), offsetAfter(HOUR, 0)]).toEqual([
      0, 1, -1, 0,
    ]);
  });

  it('ignores the delay of a response', () => {
    const clock = createBackofficeClock();
    clock.observe(new Date(Date.now() - 5 * SECOND).toUTCString());
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(SECOND);
  });

  it('ignores responses without a date', () => {
    const clock = createBackofficeClock();
    clock.observe(new Date(Date.now() + HOUR).toUTCString());
    for (const date of [null, undefined, 'yesterday']) clock.observe(date);
    expect(Math.round((clock.now() - Date.now()) / HOUR)).toBe(1);
  });
});
