import { median } from '#scripts/bench/median.ts';

/** How often what should take as long is tried: `TIMING_TRIES=200` on a quiet machine, fewer as a smoke test. */
export const TRIES = Number(process.env['TIMING_TRIES'] ?? 40);
/** Time for one of them, at the most. */
const TRY_MS = 1500;
/** By how much the medians may differ: a machine with other work is no clock. */
const ALIKE = TRIES < 200 ? 0.15 : 0.05;
/** What differs is different every time; what a machine with other work adds is not. */
const ROUNDS = 6;
/** Time for all of it, at the most. */
export const TRIES_MS = ROUNDS * TRIES * TRY_MS;

type Pair = [() => Promise<void>, () => Promise<void>];

/**
 * By how much two actions differ in time, as a part of the first: the least of a few rounds, which ends with the
 * first that is small enough. `clockMs`: differences below it are the clock's.
 */
export async function differenceOf(
  before: () => Promise<unknown>,
  actions: Pair,
  { clockMs = 0, times = TRIES } = {},
): Promise<{ difference: number; limit: number }> {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= ALIKE; round += 1) {
    const [first, second] = await mediansOf(times, before, actions);
    const difference = Math.abs(first - second);
    least = Math.min(least, difference < clockMs ? 0 : difference / first);
  }
  return { difference: least, limit: ALIKE };
}

/** Milliseconds, in turn so that what else the machine does meets both: the median of each. */
async function mediansOf(
  times: number,
  before: () => Promise<unknown>,
  [first, second]: Pair,
): Promise<[number, number]> {
  const took: [number[], number[]] = [[], []];
  const run = async (action: () => Promise<void>, into: number[]) => {
    await before();
    const started = performance.now();
    await action();
    into.push(performance.now() - started);
  };
  for (let round = 0; round < times; round += 1) {
    await run(first, took[0]);
    await run(second, took[1]);
  }
  return [median(took[0]), median(took[1])];
}
