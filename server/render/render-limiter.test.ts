import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createRenderLimiter, OverloadedError } from './render-limiter.ts';

const LIMIT = 12;
const SLOW_MS = 60;
const MIN_CONCURRENCY = 4;

/** Returns the maximum number of jobs that ran at a time, out of a crowd of jobs of this length. */
async function runCrowd(
  limiter: ReturnType<typeof createRenderLimiter>,
  milliseconds: number,
): Promise<number> {
  let max = 0;
  const work = async () => {
    max = Math.max(max, limiter.load().running);
    await wait(milliseconds);
  };
  const all = await Promise.allSettled(Array.from({ length: LIMIT }, () => limiter.run(work)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const reason of refused) expect(reason).toBeInstanceOf(OverloadedError);
  return max;
}

describe('render limiter', () => {
  it('a job that waits in vain is rejected within a second, while the slot stays taken', async () => {
    const limiter = createRenderLimiter(1);
    const inside = limiter.run(() => wait(1200));
    const since = performance.now();
    await expect(limiter.run(async () => 'in')).rejects.toThrow(OverloadedError);
    expect(performance.now() - since).toBeLessThan(1000);
    await inside;
    expect(limiter.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('jobs start in the order of their arrival', async () => {
    const limiter = createRenderLimiter(1);
    const order: string[] = [];
    const come = (name: string) => limiter.run(async () => void order.push(name));
    const first = limiter.run(() => wait(10));
    const second = come('second');
    await first;
    await Promise.all([second, come('third')]);
    expect(order).toEqual(['second', 'third']);
  });

  it('concurrency is reduced while renders are slow, never to zero, and recovers once they are fast', async () => {
    const limiter = createRenderLimiter(LIMIT, { queueTimeoutMs: 1000, queueFactor: 2, slowMs: SLOW_MS });
    expect(await runCrowd(limiter, 1)).toBe(LIMIT);
    for (let round = 0; round < 4; round += 1) await runCrowd(limiter, 2 * SLOW_MS);
    expect(await runCrowd(limiter, 2 * SLOW_MS)).toBe(MIN_CONCURRENCY);
    for (let round = 0; round < 20; round += 1) await runCrowd(limiter, 1);
    expect(await runCrowd(limiter, 1)).toBe(LIMIT);
    expect(limiter.load()).toEqual({ running: 0, waiting: 0 });
  });
});
