/** How often what should take as long is tried: `TIMING_TRIES=200` on a quiet machine, fewer as a smoke test. */
export const TRIES = Number(process.env['TIMING_TRIES'] ?? 40);
/** Time for one of them, at the most. */
export const TRY_MS = 1500;
/** By how much the medians may differ: a machine with other work is no clock. */
export const ALIKE = TRIES < 200 ? 0.15 : 0.05;

/** Milliseconds that two actions take, in turn so that what else the machine does meets both: the median of each. */
export async function medianOf(
  times: number,
  before: () => Promise<unknown>,
  [first, second]: [() => Promise<void>, () => Promise<void>],
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
