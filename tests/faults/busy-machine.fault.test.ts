import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { reportFigure } from '#tests/support/report-figure.ts';

const MINUTE = 60_000;
/** Timeouts stretch up to 20 s; the rest is rendering on a busy machine. */
const LATEST_MS = 25_000;
/** The other program ends on its own, whatever the result of this test. */
const BUSY_SECONDS = 120;
/** Niceness of the site: a quarter of the CPU time left by programs of default priority. */
const SITE_NICENESS = 5;
const COLD = [
  '/produit/lame',
  '/nos-produits/chauffage-electrique',
  '/recherche?q=radiateur',
  '/en/pro/product/sas',
  '/support-faq',
  '/infos/chauffage',
];
const CROWD = 60;

const folder = mkdtempSync(join(tmpdir(), 'atre-busy-'));
let backoffice: Killable;
let site: BuiltProgram;
let others: ChildProcess[] = [];

/** A program of default priority that keeps every core busy. */
async function keepBusy(): Promise<void> {
  const loop = `const end = Date.now() + ${BUSY_SECONDS * 1000}; while (Date.now() < end);`;
  others = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', loop]));
  // It takes a second to detect that no CPU time is left.
  await wait(1500);
}

function endBusy(): void {
  for (const other of others) other.kill('SIGKILL');
  others = [];
}

async function start(env: Record<string, string> = {}): Promise<void> {
  const port = await findFreePort();
  backoffice = await startKillable({ BACKOFFICE_PORT: String(port), DATA_DIR: folder });
  site = await runBuiltProgram({ API_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'fatal', ...env });
  await untilReady(site);
  for (const pid of [backoffice.pid, site.process.pid ?? 0]) setPriority(pid, SITE_NICENESS);
}

async function end(): Promise<void> {
  endBusy();
  backoffice.resume();
  await stop(site);
  await backoffice.kill();
}

async function ask(path: string) {
  const since = performance.now();
  const response = await fetch(site.url + path);
  const text = await response.text();
  return {
    path,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    isPage: text.includes('</html>'),
    ms: performance.now() - since,
  };
}

beforeAll(() => copyDemoShop(folder), 3 * MINUTE);
afterEach(end, MINUTE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('machine whose processors another program keeps busy', () => {
  it(
    'BUSY_STRETCH: cold pages are late instead of unavailable, and a hanging back office times out in the end',
    async () => {
      await start({ BUSY_STRETCH: '8' });
      await keepBusy();
      const pages = [];
      for (const path of COLD) pages.push(await ask(path));
      reportFigure('cold pages', Math.max(...pages.map(({ ms }) => ms)) / 1000, 's', {
        max: LATEST_MS / 1000,
      });
      expect(
        pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`),
      ).toEqual([]);
      expect(Math.max(...pages.map(({ ms }) => ms))).toBeLessThan(LATEST_MS);
      backoffice.pause();
      const hung = await ask('/recherche?q=jamais-vu');
      expect([[503, 504].includes(hung.status), hung.isPage, hung.ms < LATEST_MS]).toEqual([
        true,
        true,
        true,
      ]);
    },
    3 * MINUTE,
  );

  it(
    'overload: excess requests are refused at the queue with Retry-After, and accepted ones finish',
    async () => {
      await start({ RENDER_LIMIT: '4' });
      await keepBusy();
      const crowd = await Promise.all(
        Array.from({ length: CROWD }, (_, one) => ask(`/recherche?q=foule-${one}`)),
      );
      const statuses = new Set(crowd.map(({ status }) => status));
      const refused = crowd.filter(({ status }) => status === 503);
      reportFigure(`refused of ${CROWD} searches`, refused.length, '');
      expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 503]);
      expect(refused.every(({ retryAfter }) => /^\d+$/.test(retryAfter ?? ''))).toBe(true);
    },
    3 * MINUTE,
  );
});
