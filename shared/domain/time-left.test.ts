import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './time-left.ts';

const DEADLINE = 1_781_607_600;

describe('time left until 13:00', () => {
  it.each([
    [3 * 3600, 0, { hours: 3, minutes: 0 }],
    [3 * 3600 - 1, 0, { hours: 2, minutes: 59 }],
    [3600, 1, { hours: 0, minutes: 59 }],
    [59, 0, { hours: 0, minutes: 0 }],
    [1, 0.5, { hours: 0, minutes: 0 }],
    [1, 1, null],
    [0, 0, null],
    [-5, 0, null],
  ])('[CK-14] %d seconds before, %d seconds later: %j', (before, elapsed, left) => {
    expect(timeLeft(DEADLINE, DEADLINE - before, elapsed)).toEqual(left);
  });

  it("[CK-14] does not depend on the visitor's clock or time zone", () => {
    // Both moments are the server's: a clock that is a day wrong gives the same result.
    expect(timeLeft(DEADLINE, DEADLINE - 120, 0)).toEqual({ hours: 0, minutes: 2 });
    expect(timeLeft.length).toBe(3);
  });
});
