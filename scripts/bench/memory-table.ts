import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../find-free-port.ts';
import { startBackoffice, startStorefront, UNCACHED } from './bench-site.ts';
import { generateLoad } from './generate-load.ts';
import { median } from './median.ts';
import { PAGE_CASES } from './page-cases.ts';
import { printTable } from './print-table.ts';
import { canReadProcesses, residentBytes, startProgram, type Program } from './processes.ts';
import { ROUNDS, SECONDS } from './settings.ts';

const MEGABYTE = 1e6;
const LOOK_EVERY_MS = 50;
const QUIET_MS = 3000;
const DATA = join('.cache', 'bench-start-data');

/** Memory of the storefront process before, during and after load, and the duration of a second start. */
export async function benchMemory(): Promise<void> {
  if (canReadProcesses()) await benchResident();
  else console.log('  This system does not tell what memory a process has: that table is left out.');
  await benchStart();
}

async function benchResident(): Promise<void> {
  const backoffice = await startBackoffice();
  const rows: string[][] = [];
  try {
    for (const [name, environment] of [
      ['page cache on', {}],
      ['page cache off', UNCACHED],
    ] as const) {
      process.stderr.write(`  memory, ${name}\n`);
      const site = await startStorefront(backoffice.url, environment);
      try {
        rows.push([name, ...(await measureResident(site)).map((bytes) => (bytes / MEGABYTE).toFixed(0))]);
      } finally {
        await site.stop();
      }
    }
  } finally {
    await backoffice.stop();
  }
  const head = [
    '',
    'before',
    ...Array.from({ length: ROUNDS }, (_, round) => `most, round ${round + 1}`),
    'after',
  ];
  printTable('Memory of the storefront, MB resident', head, rows);
}

/** Resident memory: before load, the maximum of each round over all pages, and some time after the last round. */
async function measureResident({ pid, url }: Program): Promise<number[]> {
  const sizes = [residentBytes(pid)];
  for (let round = 0; round < ROUNDS; round += 1) {
    let max = 0;
    const looking = setInterval(() => {
      max = Math.max(max, residentBytes(pid));
    }, LOOK_EVERY_MS);
    for (const { paths } of PAGE_CASES) {
      await generateLoad({ origin: url, paths, encoding: 'br', seconds: SECONDS });
    }
    clearInterval(looking);
    sizes.push(max);
  }
  await wait(QUIET_MS);
  return [...sizes, residentBytes(pid)];
}

/**
 * Time from process start to a 200 of `/readyz`, for the whole program with its embedded back office and a
 * filled database.
 */
async function benchStart(): Promise<void> {
  rmSync(DATA, { recursive: true, force: true });
  await timeStart();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeStart());
  printTable('Start', ['', 'seconds'], [['second start, until ready', (median(times) / 1000).toFixed(2)]]);
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
