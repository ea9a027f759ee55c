import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../find-free-port.ts';
import type { Rows } from '../reports/performance-record.ts';
import { startBackoffice, startStorefront, UNCACHED } from './bench-site.ts';
import { generateLoad } from './generate-load.ts';
import { median } from './median.ts';
import { PAGE_CASES } from './page-cases.ts';
import { canReadProcesses, residentBytes, startProgram, type Program } from './processes.ts';
import { ROUNDS, SECONDS } from './settings.ts';

const MEGABYTE = 1e6;
const SAMPLE_MS = 50;
const QUIET_MS = 3000;
const DATA = join('.cache', 'bench-start-data');

/** Memory of the storefront process before, during and after load, and the duration of a second start. */
export async function benchMemory(): Promise<{ memory?: Rows; start: Rows }> {
  if (canReadProcesses()) return { memory: await benchResident(), start: await benchStart() };
  console.log('  This system does not report the memory of a process: that table is left out.');
  return { start: await benchStart() };
}

async function benchResident(): Promise<Rows> {
  const backoffice = await startBackoffice();
  const rows: Rows = {};
  try {
    for (const [name, environment] of [
      ['page cache on', {}],
      ['page cache off', UNCACHED],
    ] as const) {
      process.stderr.write(`  memory, ${name}\n`);
      const site = await startStorefront(backoffice.url, environment);
      try {
        rows[name] = await measureResident(site);
      } finally {
        await site.stop();
      }
    }
  } finally {
    await backoffice.stop();
  }
  return rows;
}

/**
 * Resident memory in MB: before load, the maximum over all pages in the first and the last round, and some time after
 * it.
 */
async function measureResident({ pid, url }: Program): Promise<Record<string, number>> {
  const read = () => residentBytes(pid) / MEGABYTE;
  const before = read();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let max = 0;
    const sampling = setInterval(() => {
      max = Math.max(max, read());
    }, SAMPLE_MS);
    for (const { paths } of PAGE_CASES) {
      await generateLoad({ origin: url, paths, encoding: 'br', seconds: SECONDS });
    }
    clearInterval(sampling);
    rounds.push(max);
  }
  await wait(QUIET_MS);
  return { before, first: rounds[0] ?? 0, last: rounds.at(-1) ?? 0, after: read() };
}

/**
 * Time from process start to a 200 of `/readyz`, for the whole program with its embedded back office and a
 * filled database.
 */
async function benchStart(): Promise<Rows> {
  rmSync(DATA, { recursive: true, force: true });
  await timeStart();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeStart());
  return { 'second start, until ready': { seconds: median(times) / 1000 } };
}

async function timeStart(): Promise<number> {
  const started = performance.now();
  const site = await startProgram({
    command: [process.execPath, join('dist', 'server', 'main.js')],
    port: await findFreePort(),
    readyPath: '/readyz',
    core: 'any',
    environment: {
      HOST: '127.0.0.1',
      BACKOFFICE_PORT: String(await findFreePort()),
      DATA_DIR: DATA,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'silent',
    },
  });
  const took = performance.now() - started;
  await site.stop();
  return took;
}
