const ROUNDS = 7;

/** Times below this say more about the clock than about the code. */
const SHORTEST_MS = 0.2;

/**
 * How many times longer the code takes with ten times the input: about 10 when it is linear, 100 and more when it
 * is not. The best of several rounds counts, so that a busy machine changes nothing.
 */
export function timeRatio(run: (text: string) => unknown, unit: string, repeats = 20_000): number {
  const [short, long] = [unit.repeat(repeats), unit.repeat(repeats * 10)];
  run(short);
  return bestTime(run, long) / bestTime(run, short);
}

function bestTime(run: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run(text);
    return performance.now() - start;
  });
  return Math.max(SHORTEST_MS, Math.min(...times));
}
