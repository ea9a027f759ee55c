const ROUNDS = 15;
const TIMES = 30;

/** More than memory and its clearing explain, which may make thirty two hundred; far less than a square. */
export const LINEAR = 450;

/** Times below this say more about the clock than about the code. */
const SHORTEST_MS = 0.05;

/**
 * How many times longer the code takes with thirty times the input: about 30 when it is linear, 900 and more when
 * it is not. The best of several rounds counts: a busy machine changes little. By the clock: the processor's own time is
 * told in steps longer than what is measured.
 */
export function timeRatio(run: (text: string) => unknown, unit: string, repeats = 2000): number {
  const [short, long] = [unit.repeat(repeats), unit.repeat(repeats * TIMES)];
  run(short);
  return bestTime(run, long) / bestTime(run, short);
}

function bestTime(run: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    run(text);
    return performance.now() - started;
  });
  return Math.max(SHORTEST_MS, Math.min(...times));
}
