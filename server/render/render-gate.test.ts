import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createRenderGate, OverloadedError } from './render-gate.ts';

const LIMIT = 12;
const SLOW_MS = 60;
const LEAST = 4;

/** How many of a crowd are in at a time, each for so long. */
async function rush(gate: ReturnType<typeof createRenderGate>, milliseconds: number): Promise<number> {
  let most = 0;
  const work = async () => {
    most = Math.max(most, gate.load().running);
    await wait(milliseconds);
  };
  const all = await Promise.allSettled(Array.from({ length: LIMIT }, () => gate.run(work)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const reason of refused) expect(reason).toBeInstanceOf(OverloadedError);
  return most;
}

describe('how many pages are made at a time', () => {
  it('who waits in vain is told before a second is over, whether or not anybody leaves', async () => {
    const gate = createRenderGate(1);
    const inside = gate.run(() => wait(1200));
    const since = performance.now();
    await expect(gate.run(async () => 'in')).rejects.toThrow(OverloadedError);
    expect(performance.now() - since).toBeLessThan(1000);
    await inside;
    expect(gate.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('nobody overtakes who waits', async () => {
    const gate = createRenderGate(1);
    const order: string[] = [];
    const come = (name: string) => gate.run(async () => void order.push(name));
    const first = gate.run(() => wait(10));
    const second = come('second');
    await first;
    await Promise.all([second, come('third')]);
    expect(order).toEqual(['second', 'third']);
  });

  it('is fewer while they are slow, never none, and as many as before once they are quick again', async () => {
    const gate = createRenderGate(LIMIT, { patienceMs: 1000, queueFactor: 2, slowMs: SLOW_MS });
    expect(await rush(gate, 1)).toBe(LIMIT);
    for (let round = 0; round < 4; round += 1) await rush(gate, 2 * SLOW_MS);
    expect(await rush(gate, 2 * SLOW_MS)).toBe(LEAST);
    for (let round = 0; round < 20; round += 1) await rush(gate, 1);
    expect(await rush(gate, 1)).toBe(LIMIT);
    expect(gate.load()).toEqual({ running: 0, waiting: 0 });
  });
});
