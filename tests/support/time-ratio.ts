const ROUNDS = 7;
const TIMES = 30;

/** More than memory and its clearing explain, far less than a square. */
export const LINEAR = 200;

/** Times below this say more about the clock than about the code. */
const SHORTEST_MS = 0.05;

/**
 * How many times longer the code takes with thirty times the input: about 30 when it is linear, 900 and more when
 * it is not. The processor's own time counts, and the best of several rounds: a busy machine changes little.
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
  return Math.max(SHORTEST_MS, Math.min(...times));
}
