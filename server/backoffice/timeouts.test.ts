import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { isBusyBetween } from './busy-machine.ts';
import { createTimeouts, MAX_TIMEOUT_MS, withTimeLeft } from './timeouts.ts';

const SAMPLE = { active: 0, used: 0, total: 0, idle: 0 };

describe('timeouts', () => {
  it('on a quiet machine: the timeout is exact', async () => {
    const since = performance.now();
    await new Promise<void>((resolve) => {
      createTimeouts(() => false, 5).start(50, resolve);
    });
    expect(performance.now() - since).toBeLessThan(200);
  });

  it('on a busy machine: the timeout stretches, and ends once the machine is quiet', async () => {
    let isBusy = true;
    const since = performance.now();
    const end = new Promise<void>((resolve) => {
      createTimeouts(() => isBusy, 1000).start(50, resolve);
    });
    await wait(300);
    isBusy = false;
    await end;
    const took = performance.now() - since;
    expect([took > 290, took < 1500]).toEqual([true, true]);
  });

  it('a stretched timeout is at most twenty seconds, and never shorter than it was', () => {
    const timeouts = createTimeouts(() => true, 20);
    const lefts = [
      timeouts.createTimeLeft(2000, 2500),
      timeouts.createTimeLeft(30_000),
      timeouts.createTimeLeft(30_000, 29_000),
    ].map((left) => Math.round(left() / 100) * 100);
    expect(lefts).toEqual([MAX_TIMEOUT_MS - 2500, 30_000, 1000]);
  });

  it('a response that arrived while this process was blocked is returned', async () => {
    const left = createTimeouts(() => false, 1).createTimeLeft(30);
    const response = wait(20, 'answer');
    const limited = withTimeLeft(left, response, () => 'late');
    const end = performance.now() + 100;
    while (performance.now() < end);
    expect(await limited).toBe('answer');
  });
});

describe('isBusyBetween', () => {
  it.each([
    ['whose processors have no time left', { total: 2000, idle: 40, active: 20, used: 20 }, true],
    ['that has a core to spare', { total: 2000, idle: 900, active: 990, used: 980 }, false],
    [
      'that gives this process a third of what it wants',
      { total: 9000, idle: 4000, active: 900, used: 300 },
      true,
    ],
    [
      'on which this process has hardly anything to do',
      { total: 2000, idle: 1900, active: 9, used: 3 },
      false,
    ],
    ['whose clock of processors stands still', { total: 0, idle: 0, active: 9, used: 3 }, false],
  ])('%s', (_what, after, isBusy) => {
    expect(isBusyBetween(SAMPLE, after)).toBe(isBusy);
  });
});
