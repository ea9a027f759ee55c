const ROUNDS = 7;
const TIMES = 30;

/** Above the effect of memory and garbage collection, far below a quadratic ratio. */
export const LINEAR = 200;

/** Shorter times are dominated by the clock and by pauses of other threads; quadratic code takes far longer. */
const MIN_MS = 0.5;

/**
 * Ratio of durations for thirty times the input: about 30 when the code is linear, 900 and more when it is
 * not. It uses CPU time and the best of several rounds, so that a busy machine has little effect.
 */
export function timeRatio(run: (text: string) => unknown, unit: string, repeats = 5000): number {
  const [short, long] = [unit.repeat(repeats), unit.repeat(repeats * TIMES)];
  run(short);
  return bestTime(run, long) / bestTime(run, short);
}

function bestTime(run: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(MIN_MS, Math.min(...times));
}
