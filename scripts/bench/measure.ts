import { setTimeout as wait } from 'node:timers/promises';
import { firstByte } from './first-byte.ts';
import { generateLoad, type Encoding } from './generate-load.ts';
import { median } from './median.ts';
import { canReadProcesses, cpuSeconds, type Program } from './processes.ts';
import { ROUNDS, SECONDS } from './settings.ts';
import { warmUp } from './warm-up.ts';

/** One server and the paths requested from it. */
export type Contender = { name: string; program: Pick<Program, 'pid' | 'url'>; paths: string[] };

export type Measured = {
  name: string;
  /** Requests per second of the server's CPU time; `undefined` where the system does not report it. */
  perCpuSecond: number | undefined;
  perSecond: number;
  p50: number;
  p99: number;
  /** Time to first byte in ms, over one connection. */
  firstByte: number;
};

const SETTLE_MS = 100;

/**
 * Measures servers in turn over several rounds and returns medians, so that other load on the machine
 * affects all alike.
 */
export async function measureInTurn(contenders: Contender[], encoding: Encoding): Promise<Measured[]> {
  for (const { program, paths } of contenders) await warmUp({ origin: program.url, paths, encoding });
  const rounds: Omit<Measured, 'name'>[][] = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      rounds[index]?.push(await measureOnce(contender, encoding, SECONDS));
    }
  }
  return contenders.map(({ name }, index) => {
    const of = (pick: (values: Omit<Measured, 'name'>) => number) => median((rounds[index] ?? []).map(pick));
    return {
      name,
      perCpuSecond: canReadProcesses() ? of((values) => values.perCpuSecond ?? 0) : undefined,
      perSecond: of((values) => values.perSecond),
      p50: of((values) => values.p50),
      p99: of((values) => values.p99),
      firstByte: of((values) => values.firstByte),
    };
  });
}

/** Compared figure: requests per CPU second where known, because wall-clock time on a shared machine is noisy. */
export function speedOf({ perCpuSecond, perSecond }: Measured): number {
  return perCpuSecond ?? perSecond;
}

/** @throws when no server of that name was measured */
export function findMeasured(all: readonly Measured[], name: string): Measured {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not measured.`);
  return found;
}

async function measureOnce({ program, paths }: Contender, encoding: Encoding, seconds: number) {
  const before = canReadProcesses() ? cpuSeconds(program.pid) : 0;
  const responded = await generateLoad({ origin: program.url, paths, encoding, seconds });
  const spent = canReadProcesses() ? cpuSeconds(program.pid) - before : 0;
  await wait(SETTLE_MS);
  return {
    perCpuSecond: spent > 0 ? responded.requests / spent : undefined,
    perSecond: responded.requests / responded.seconds,
    p50: responded.p50,
    p99: responded.p99,
    firstByte: await firstByte(program.url, paths, encoding),
  };
}
