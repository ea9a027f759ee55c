import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { findFreePort } from '#scripts/find-free-port.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import { startPostgresServer, type PostgresServer } from '#scripts/postgres-server.ts';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilServed,
  type BuiltProgram,
} from '#tests/support/built-program.ts';
import type { Buyer } from '#tests/support/checkout.ts';
import { prepareCheckouts, type CutOffCheckouts } from '#tests/support/cut-off-checkouts.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { pickArticle } from '#tests/support/shop-ledger.ts';
import { createTestClient } from '#tests/support/test-api.ts';

/** The long form kills it 50 times. */
const KILLS = Number(process.env['DATABASE_KILLS'] ?? 2);
const MAX_KILLS = KILLS + 10;
const BUYERS = 3;
const MINUTE = 60_000;
const RECOVERY_MS = 30_000;
const hasPostgres = isOnPath('initdb') && isOnPath('postgres');
if (!hasPostgres) console.log('No database is killed: this machine has no PostgreSQL.');

const folder = mkdtempSync(join(tmpdir(), 'atre-database-'));
let postgres: PostgresServer | undefined;
let database: Database;
let url: string;
let checkouts: CutOffCheckouts;
let site: BuiltProgram;
let article: number;

/** Progress of one buyer: the version of the cart once the summary is loaded. */
type Purchase = { buyer: Buyer; key: string; version?: string; isOrdered: boolean };

async function buy(purchase: Purchase, round: number): Promise<void> {
  const reference = await order(purchase);
  purchase.isOrdered = true;
  await checkouts.pay(purchase.buyer, reference, round);
}

/** Submits the same form each time; the summary is loaded once. */
async function order(purchase: Purchase): Promise<string> {
  purchase.version ??= await checkouts.fill(purchase.buyer, article);
  return checkouts.order(purchase.buyer, purchase.version, purchase.key);
}

async function startBuying(round: number) {
  const buyers = await makeBuyers(createTestClient(url), database.db, BUYERS);
  const purchases = buyers.map((buyer): Purchase => ({ buyer, key: randomUUID(), isOrdered: false }));
  const ways = purchases.map((purchase, index) => buy(purchase, round + index));
  return { purchases, ways };
}

/** Milliseconds until the shop responds again, without intervention. */
async function untilRecovered(): Promise<number> {
  const since = performance.now();
  while ((await statusOf(`${url}/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1`)) !== 200) {
    if (performance.now() - since > RECOVERY_MS) throw new Error('The back office did not come back.');
    await wait(50);
  }
  return performance.now() - since;
}

/** Kills the database meanwhile and starts it again; buyers without an order retry, as a browser would. */
async function cutOff(round: number, maxMs: number) {
  const { purchases, ways } = await startBuying(round);
  const ended = Promise.allSettled(ways);
  await wait(Math.random() * maxMs);
  await postgres?.kill();
  const page = await statusOf(`${site.url}/`);
  await ended;
  await postgres?.start();
  const recovery = await untilRecovered();
  const unsure = purchases.filter(({ isOrdered }) => !isOrdered);
  for (const purchase of unsure) await order(purchase);
  return { page, recovery, unsure: unsure.length };
}

(hasPostgres ? describe : describe.skip)('database killed during checkouts', () => {
  beforeAll(async () => {
    postgres = await startPostgresServer();
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    checkouts = await prepareCheckouts(url);
    const databaseUrl = `${postgres?.url}/postgres`;
    site = await runBuiltProgram({
      BACKOFFICE_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      ...checkouts.env,
    });
    await untilServed(site, ['/']);
    database = await openDatabase({ url: databaseUrl });
    article = await pickArticle(database.db);
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(site);
    await database.close();
    await postgres?.stop();
    checkouts.close();
    rmSync(folder, { recursive: true, force: true });
  }, MINUTE);

  it(
    `[CK-08] ${KILLS} kills of the database: no order is lost or duplicated, no stock is lost, and the shop recovers without intervention`,
    async () => {
      const since = performance.now();
      await Promise.all((await startBuying(0)).ways);
      const maxMs = performance.now() - since;
      const deaths: Awaited<ReturnType<typeof cutOff>>[] = [];
      const countUnsure = () => deaths.reduce((sum, death) => sum + death.unsure, 0);
      // If all orders were complete at each kill, a few more kills follow.
      for (let round = 1; round <= KILLS || (countUnsure() === 0 && round <= MAX_KILLS); round += 1)
        deaths.push(await cutOff(round, maxMs));
      const unsure = countUnsure();
      const slowest = Math.max(...deaths.map(({ recovery }) => recovery));
      reportFigure('kills', deaths.length, '');
      reportFigure('orders', checkouts.acknowledged.size, '');
      reportFigure('retried with their key', unsure, '');
      reportFigure('responses after the database', slowest, 'ms', { max: RECOVERY_MS });
      expect(unsure).toBeGreaterThan(0);
      expect(deaths.map(({ page }) => page)).toEqual(deaths.map(() => 200));
      expect([site.output.stderr, site.output.stdout.includes('the back office ended')]).toEqual(['', false]);
      await checkouts.checkLedgers(database.db, article);
      // Every buyer has retried until a response came, so the numbers of orders and responses are equal.
      const orders = await database.db
        .selectFrom('shop_order')
        .select('id')
        .where('idempotency_key', 'is not', null)
        .execute();
      expect(orders.length).toBe(checkouts.acknowledged.size);
      expect(orders.length).toBe(BUYERS * (deaths.length + 1));
    },
    3 * MINUTE + KILLS * 30_000,
  );
});
