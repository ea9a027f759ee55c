import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import type { Chronopost } from '#shared/contract/carrier.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { createCookieVisitor, type CookieVisitor } from '#tests/support/cookie-visitor.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestRedis, type TestRedis } from '#tests/support/test-redis.ts';

const MINUTE = 60_000;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const ORIGIN = 'http://localhost:3000';
/** A minute of real time; the page is checked every two seconds. */
const ANEW_MS = 65_000;

const siteClock = createFakeClock();
const shopClock = createFakeClock();
const isPossible = siteClock !== undefined && isOnPath('redis-server');
if (!isPossible) console.log('No clock jumps: this machine has no libfaketime, or no Redis.');

const folder = mkdtempSync(join(tmpdir(), 'atre-clocks-'));
let redis: TestRedis;
let backoffice: Killable;
let shopUrl: string;
let site: BuiltProgram;

const setBoth = (to: number | Date) => {
  siteClock?.set(to);
  shopClock?.set(to);
};

async function countRenders(): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const counts = [...text.matchAll(/^atre_render_duration_seconds_count\S* (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function look(path: string): Promise<[number, string | null]> {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return [response.status, response.headers.get('x-cache')];
}

/** Requests a page until it is revalidated. Returns the seconds this takes. */
async function untilMadeAnew(path: string): Promise<number> {
  const before = await countRenders();
  const since = performance.now();
  while ((await countRenders()) === before) {
    if (performance.now() - since > ANEW_MS) throw new Error(`${path} is immortal.`);
    expect((await look(path))[0]).toBe(200);
    await wait(2000);
  }
  return (performance.now() - since) / 1000;
}

/** In seconds. */
const epochOf = (moment: string) => Date.parse(moment) / 1000;

/** The express carrier's banner for a user who logs in at that moment. */
async function bannerAt(moment: string): Promise<Chronopost> {
  setBoth(new Date(moment));
  const client = createTestClient(shopUrl);
  const { token } = await logInDemo(client);
  const { body } = await client.call('GET', '/cart/chronopost', { token });
  expect((await look(`/recherche?q=${encodeURIComponent(moment)}`))[0]).toBe(200);
  return (body as { chronopost: Chronopost }).chronopost;
}

/** Follows redirects as a browser does; ends at a login that asks for a password. */
async function openAccount(visitor: CookieVisitor): Promise<number> {
  let path = '/mon-compte';
  for (let turn = 0; turn < 4; turn += 1) {
    const { status, headers } = await visitor.get(path);
    if (status !== 302) return path === '/mon-compte' ? status : 401;
    path = headers.get('location') ?? '/';
  }
  return 302;
}

(isPossible ? describe : describe.skip)('jumping clocks', () => {
  beforeAll(async () => {
    redis = await startTestRedis();
    const port = await findFreePort();
    shopUrl = `http://127.0.0.1:${port}`;
    backoffice = await startKillable({ BACKOFFICE_PORT: String(port), DATA_DIR: folder, ...shopClock?.env });
    site = await runBuiltProgram({
      API_URL: shopUrl,
      PUBLIC_URL: ORIGIN,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'error',
      ...siteClock?.env,
    });
    await untilReady(site);
  }, 3 * MINUTE);
  afterEach(() => setBoth(0));
  afterAll(async () => {
    await stop(site);
    await backoffice.kill();
    await redis.stop();
    for (const clock of [siteClock, shopClock]) clock?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'clock a day ahead and back: every cached page expires, in one node and in the shared store',
    async () => {
      expect(await look('/produit/lame')).toEqual([200, 'miss']);
      siteClock?.set(DAY_S);
      expect(await look('/produit/lame')).toEqual([200, 'hit']);
      expect(await look('/nos-produits')).toEqual([200, 'miss']);
      siteClock?.set(0);
      expect(await look('/nos-produits')).toEqual([200, 'hit']);
      const seconds = await untilMadeAnew('/nos-produits');
      reportFigure('page of a day ahead is revalidated after', seconds, 's', { max: ANEW_MS / 1000 });
    },
    2 * MINUTE,
  );

  it.each([
    ['the storefront’s alone', (to: number) => siteClock?.set(to)],
    ['the back office’s alone', (to: number) => shopClock?.set(to)],
    ['both', setBoth],
  ])('clock an hour ahead, back, an hour behind: sessions stay open (%s)', async (_whose, set) => {
    const visitor = createCookieVisitor(site.url, ORIGIN);
    await visitor.logIn();
    for (const offset of [0, HOUR_S, 0, -HOUR_S, 0]) {
      set(offset);
      // Node updates the `Date` header once a second.
      await wait(1500);
      for (let time = 0; time < 2; time += 1)
        expect([offset, await openAccount(visitor)]).toEqual([offset, 200]);
    }
  });

  it('start and end of summer time: the express carrier’s banner follows clocks in Paris', async () => {
    // The last Thursday of winter, the days of the change, the first Mondays after them.
    expect(await bannerAt('2026-03-26T10:59:00Z')).toMatchObject({
      show: true,
      deadline_epoch: epochOf('2026-03-26T12:00:00Z'),
    });
    expect((await bannerAt('2026-03-29T00:59:55Z')).show).toBe(false);
    expect((await bannerAt('2026-03-29T01:00:05Z')).show).toBe(false);
    expect(await bannerAt('2026-03-30T10:59:00Z')).toMatchObject({
      show: true,
      deadline_epoch: epochOf('2026-03-30T11:00:00Z'),
    });
    expect((await bannerAt('2026-03-30T11:00:30Z')).show).toBe(false);
    expect((await bannerAt('2026-10-25T00:59:55Z')).show).toBe(false);
    expect((await bannerAt('2026-10-25T01:00:05Z')).show).toBe(false);
    expect(await bannerAt('2026-10-26T11:30:00Z')).toMatchObject({
      show: true,
      deadline_epoch: epochOf('2026-10-26T12:00:00Z'),
    });
    expect((await bannerAt('2026-10-26T12:00:30Z')).show).toBe(false);
  });
});
