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
import type { Answered } from '#tests/support/ask.ts';
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
import { readVitals } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;
const SPARE_FILES = 40;
const CROWD = 300;
const HELD_MS = faultSize(1500, 5000);
const PATIENCE_MS = 30_000;
/** Two and a half seconds, and what a busy machine adds. */
const ANSWERED_MS = 3500;
const ORIGIN = 'http://localhost:3000';
const SEEN = ['/', '/produit/lame'];
const OF_ALL = { site_id: '1', lang: 'fr', sales_plan_id: '2' };
const hasLimits = isOnPath('prlimit');
if (!hasLimits) console.log('Nobody runs out of file descriptors: this machine has no prlimit.');

const folder = mkdtempSync(join(tmpdir(), 'atre-files-'));
const crowds: Socket[] = [];
let env: Record<string, string>;
let backofficePort: number;
let backoffice: Killable;
let site: BuiltProgram;
let port: number;
let buyer: Buyer;
let part: number;
/** Of the cart, as the summary shows it. */
let version: string;
let visitor: Awaited<ReturnType<typeof holdConnection>>;

/** From now on a process may open so many more files, and a crowd takes them all. */
async function takeFiles(pid: number, at: number, spare: number): Promise<void> {
  const most = readVitals(pid).files + spare;
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${most}:`]);
  await crowd(at);
  expect(readVitals(pid).files).toBeGreaterThanOrEqual(most - 2);
}

/** Those who say nothing are sent away after eight seconds: others come for them before a slow machine is there. */
async function crowd(at: number): Promise<void> {
  for (const socket of crowds.splice(0)) socket.destroy();
  crowds.push(...(await startCrowd(at, CROWD, HELD_MS)));
}

function sendCrowdAway(pid: number): void {
  for (const socket of crowds.splice(0)) socket.destroy();
  execFileSync('prlimit', ['--pid', String(pid), '--nofile=4096:']);
}

/** The summary's form, over the connection that stands. */
function order(key: string): Promise<Answered> {
  const headers = {
    origin: ORIGIN,
    cookie: `jwt_token=${buyer.token}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = String(new URLSearchParams({ payment: 'virement', terms: 'yes', version, key }));
  return visitor.ask({ method: 'POST', path: '/commande/recapitulatif', headers, body });
}

/** Somebody who is logged in, with a full cart. Asks the back office itself, whose connections are let go again. */
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

async function expectKept(): Promise<void> {
  for (const path of SEEN) {
    const { status, headers } = await visitor.ask({ path });
    expect([path, status]).toEqual([path, 200]);
    expect(['hit', 'stale']).toContain(headers['x-cache']);
  }
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await check()); await wait(200))
    if (performance.now() > end) throw new Error('It did not come back.');
}

/** All is well again: pages that were never asked for, and the order that was refused, once. */
async function expectWell(key: string, before: number): Promise<void> {
  const since = performance.now();
  await until(async () => (await statusOf(`${site.url}/recherche?q=${key}`)) === 200);
  console.log(`Pages are made again after ${(performance.now() - since).toFixed(0)} ms.`);
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
    'a storefront shows what it keeps, refuses orders in words, and takes them again when the crowd has gone',
    async () => {
      const pid = site.process.pid ?? 0;
      await prepareCart();
      const before = await countOrders();
      await takeFiles(pid, port, SPARE_FILES);
      console.log(`${crowds.length} of ${CROWD} connections stood.`);
      expect(crowds.length).toBeLessThan(CROWD);
      await expectKept();
      // The connections to the back office go, and with them the last way to reach it.
      await backoffice.kill();
      backoffice = await startKillable(env);
      await crowd(port);
      const key = randomUUID();
      const refused = await order(key);
      expect([refused.status, saysNothingIsLost(refused.body)]).toEqual([503, true]);
      expect(refused.ms).toBeLessThan(ANSWERED_MS);
      await crowd(port);
      const unseen = await visitor.ask({ path: '/recherche?q=foule' });
      expect([unseen.status, unseen.body.includes('Un instant, s’il vous plaît')]).toEqual([503, true]);
      await expectKept();
      expect(await countOrders()).toBe(before);
      sendCrowdAway(pid);
      await expectWell(key, before);
    },
    3 * MINUTE,
  );

  it(
    'a back office costs pages nothing and an order is made once or not at all',
    async () => {
      await prepareCart();
      const before = await countOrders();
      await takeFiles(backoffice.pid, backofficePort, SPARE_FILES);
      await expectKept();
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
