import { setTimeout as wait } from 'node:timers/promises';
import { firstByte } from './first-byte.ts';
import { generateLoad, type Encoding } from './generate-load.ts';
import { median } from './median.ts';
import { canReadProcesses, cpuSeconds, type Program } from './processes.ts';
import { ROUNDS, SECONDS } from './settings.ts';
import { warmUp } from './warm-up.ts';

/** One server and what is asked of it. */
export type Contender = { name: string; program: Pick<Program, 'pid' | 'url'>; paths: string[] };

export type Measured = {
  name: string;
  /** Requests a second of the server's processor time; `undefined` where the system does not tell it. */
  perCpuSecond: number | undefined;
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds to the first byte, at one connection. */
  firstByte: number;
};

const SETTLE_MS = 100;

/** Measures contenders in turn, several rounds, so that what the machine does besides touches all alike: medians. */
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

/** What is compared: processor time where it is known, for a second of a shared machine says less. */
export function speedOf({ perCpuSecond, perSecond }: Measured): number {
  return perCpuSecond ?? perSecond;
}

async function measureOnce({ program, paths }: Contender, encoding: Encoding, seconds: number) {
  const before = canReadProcesses() ? cpuSeconds(program.pid) : 0;
  const answered = await generateLoad({ origin: program.url, paths, encoding, seconds });
  const spent = canReadProcesses() ? cpuSeconds(program.pid) - before : 0;
  await wait(SETTLE_MS);
  return {
    perCpuSecond: spent > 0 ? answered.requests / spent : undefined,
    perSecond: answered.requests / answered.seconds,
    p50: answered.p50,
    p99: answered.p99,
    firstByte: await firstByte(program.url, paths, encoding),
  };
}
