import { median } from '#scripts/bench/median.ts';

/** Number of measurements of each action: `TIMING_TRIES=200` on a quiet machine, fewer as a smoke test. */
export const ATTEMPTS = Number(process.env['TIMING_TRIES'] ?? 40);
/** Maximum time for one measurement. */
const ATTEMPT_MS = 1500;
/** Tolerated difference of the medians; larger with few measurements on a busy machine. */
const ALIKE = ATTEMPTS < 200 ? 0.15 : 0.05;
/**
 * Rounds until a difference counts: a real difference occurs in every round, one from other load does not.
 */
const ROUNDS = 6;
/** Maximum time for all measurements. */
export const ATTEMPTS_MS = ROUNDS * ATTEMPTS * ATTEMPT_MS;

type Pair = [() => Promise<void>, () => Promise<void>];

/**
 * Relative difference in duration of two actions: the minimum over a few rounds, ending with the first
 * round within the tolerance. `clockMs`: differences below it are measurement noise.
 */
export async function differenceOf(
  before: () => Promise<unknown>,
  actions: Pair,
  { clockMs = 0, times = ATTEMPTS } = {},
): Promise<{ difference: number; limit: number }> {
  let min = Infinity;
  for (let round = 0; round < ROUNDS && min >= ALIKE; round += 1) {
    const [first, second] = await mediansOf(times, before, actions);
    const difference = Math.abs(first - second);
    min = Math.min(min, difference < clockMs ? 0 : difference / first);
  }
  return { difference: min, limit: ALIKE };
}

/** Median duration of each action in ms, measured in turn so that other load affects both. */
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
