import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import type { HttpResponse } from '#tests/support/ask.ts';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilServed,
  type BuiltProgram,
} from '#tests/support/built-program.ts';
import { createBuyer, emptyCart, type Buyer } from '#tests/support/checkout.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { holdConnection, startCrowd } from '#tests/support/crowd.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { faultSize } from '#tests/support/fault-size.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { saysNothingIsLost } from '#tests/support/order-by-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { readVitals } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;
const SPARE_FILES = 40;
const CROWD = 300;
const HELD_MS = faultSize(1500, 5000);
const TIMEOUT_MS = 30_000;
/** The timeout of 2.5 s, plus a margin for a busy machine. */
const RESPONSE_MS = 3500;
const ORIGIN = 'http://localhost:3000';
const SEEN = ['/', '/produit/lame'];
const OF_ALL = { site_id: '1', lang: 'fr', sales_plan_id: '2' };
const hasLimits = isOnPath('prlimit');
if (!hasLimits) console.log('File descriptors are not exhausted: this machine has no prlimit.');

const folder = mkdtempSync(join(tmpdir(), 'atre-files-'));
const crowds: Socket[] = [];
let env: Record<string, string>;
let backofficePort: number;
let backoffice: Killable;
let site: BuiltProgram;
let port: number;
let buyer: Buyer;
let part: number;
/** Cart version in the summary. */
let version: string;
let visitor: Awaited<ReturnType<typeof holdConnection>>;

/** Limits the number of files that a process may still open, and takes all of them with connections. */
async function takeFiles(pid: number, at: number, spare: number): Promise<void> {
  const max = readVitals(pid).files + spare;
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${max}:`]);
  await crowd(at);
  expect(readVitals(pid).files).toBeGreaterThanOrEqual(max - 2);
}

/** Silent connections are closed after 8 s, so new ones replace them on a slow machine. */
async function crowd(at: number): Promise<void> {
  for (const socket of crowds.splice(0)) socket.destroy();
  crowds.push(...(await startCrowd(at, CROWD, HELD_MS)));
}

function sendCrowdAway(pid: number): void {
  for (const socket of crowds.splice(0)) socket.destroy();
  execFileSync('prlimit', ['--pid', String(pid), '--nofile=4096:']);
}

/** Submits the summary's form over the open connection. */
function order(key: string): Promise<HttpResponse> {
  const headers = {
    origin: ORIGIN,
    cookie: `jwt_token=${buyer.token}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = String(new URLSearchParams({ payment: 'virement', terms: 'yes', version, key }));
  return visitor.ask({ method: 'POST', path: '/commande/recapitulatif', headers, body });
}

/** Prepares a logged-in user with a cart, directly at the back office, and closes these connections. */
async function prepareCart(): Promise<void> {
  const client = createTestClient(`http://127.0.0.1:${backofficePort}`);
  buyer = createBuyer(client, (await logInDemo(client)).token);
  await emptyCart(buyer);
  const { body } = await client.call('GET', '/part', { query: OF_ALL });
  const { items } = body as { items: { element_id: number; stock: string }[] };
  part = items.find(({ stock }) => stock === 'in_stock')?.element_id ?? 0;
  await buyer.add(part);
  expect((await buyer.ship()).status).toBe(200);
  version = await buyer.shownVersion();
}

async function countOrders(): Promise<number> {
  const { body } = await buyer.call('GET', '/order', { query: { ...OF_ALL, limit: '1' } });
  return (body as { total: number }).total;
}

async function expectCached(): Promise<void> {
  for (const path of SEEN) {
    const { status, headers } = await visitor.ask({ path });
    expect([path, status]).toEqual([path, 200]);
    expect(['hit', 'stale']).toContain(headers['x-cache']);
  }
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; !(await check()); await wait(200))
    if (performance.now() > end) throw new Error('It did not come back.');
}

/** Expects recovery: uncached pages render, and the refused order is placed once. */
async function expectWell(key: string, before: number): Promise<void> {
  const since = performance.now();
  await until(async () => (await statusOf(`${site.url}/recherche?q=${key}`)) === 200);
  reportFigure('pages are rendered again after', (performance.now() - since) / 1000, 's', {
    max: TIMEOUT_MS / 1000,
  });
  await until(async () => (await order(key)).status === 303);
  expect(await countOrders()).toBe(before + 1);
  expect((await order(key)).status).toBe(303);
  expect(await countOrders()).toBe(before + 1);
  expect([site.process.exitCode, site.output.stderr]).toEqual([null, '']);
}

(hasLimits ? describe : describe.skip)('no file descriptors left', () => {
  beforeAll(async () => {
    await copyDemoShop(folder);
    backofficePort = await findFreePort();
    env = { BACKOFFICE_PORT: String(backofficePort), DATA_DIR: folder };
    backoffice = await startKillable(env);
    const apiUrl = `http://127.0.0.1:${backofficePort}`;
    site = await runBuiltProgram({ API_URL: apiUrl, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'fatal' });
    await untilServed(site, SEEN);
    port = Number(new URL(site.url).port);
    visitor = await holdConnection(port);
  }, 4 * MINUTE);
  afterEach(() => {
    for (const socket of crowds.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    visitor.leave();
    await stop(site);
    await backoffice.kill();
    rmSync(folder, { recursive: true, force: true });
  }, MINUTE);

  it(
    'storefront without file descriptors: cached pages work, orders are refused with a message, and orders work again when the crowd has gone',
    async () => {
      const pid = site.process.pid ?? 0;
      await prepareCart();
      const before = await countOrders();
      await takeFiles(pid, port, SPARE_FILES);
      reportFigure(`open of ${CROWD} connections`, crowds.length, '');
      expect(crowds.length).toBeLessThan(CROWD);
      await expectCached();
      // Closes the connections to the back office, so that it becomes unreachable.
      await backoffice.kill();
      backoffice = await startKillable(env);
      await crowd(port);
      const key = randomUUID();
      const refused = await order(key);
      expect([refused.status, saysNothingIsLost(refused.body)]).toEqual([503, true]);
      expect(refused.ms).toBeLessThan(RESPONSE_MS);
      await crowd(port);
      const unseen = await visitor.ask({ path: '/recherche?q=foule' });
      expect([unseen.status, unseen.body.includes('Un instant, s’il vous plaît')]).toEqual([503, true]);
      await expectCached();
      expect(await countOrders()).toBe(before);
      sendCrowdAway(pid);
      await expectWell(key, before);
    },
    3 * MINUTE,
  );

  it(
    'back office without file descriptors: pages are unaffected, and an order is placed once or not at all',
    async () => {
      await prepareCart();
      const before = await countOrders();
      await takeFiles(backoffice.pid, backofficePort, SPARE_FILES);
      await expectCached();
      const key = randomUUID();
      const asked = await order(key);
      console.log(`An order meanwhile: ${asked.status}.`);
      const isRefused = asked.status >= 500 && saysNothingIsLost(asked.body);
      expect(asked.status === 303 || isRefused).toBe(true);
      const unseen = await visitor.ask({ path: '/recherche?q=foule-la-bas' });
      expect([200, 503, 504]).toContain(unseen.status);
      sendCrowdAway(backoffice.pid);
      await expectWell(key, before);
    },
    3 * MINUTE,
  );
});
