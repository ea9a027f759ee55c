import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { findFreePort } from '#scripts/find-free-port.ts';
import { createBuyer, type Buyer } from '#tests/support/checkout.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { prepareCheckouts, type CutOffCheckouts } from '#tests/support/cut-off-checkouts.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { pickArticle } from '#tests/support/shop-ledger.ts';
import { createTestClient } from '#tests/support/test-api.ts';

/** Number of kills per database: 100 in the long form, on PostgreSQL too. */
const KILLS = Number(process.env['CHECKOUT_KILLS'] ?? 2);
const DATABASE_URL = process.env['CHECKOUT_DATABASE_URL'];
const MINUTE = 60_000;
const MAX_LIFETIME_MS = 700;

const folder = mkdtempSync(join(tmpdir(), 'atre-kill-'));
let env: Record<string, string>;
let url: string;
let checkouts: CutOffCheckouts;
let running: Killable;
let article: number;

const openLedgers = () =>
  openDatabase(DATABASE_URL ? { url: DATABASE_URL } : { folder: join(folder, 'database') });

beforeAll(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  checkouts = await prepareCheckouts(url);
  env = {
    DATA_DIR: folder,
    BACKOFFICE_PORT: String(port),
    ...checkouts.env,
    ...(DATABASE_URL && { DATABASE_URL }),
  };
  if (!DATABASE_URL) await copyDemoShop(folder);
  const ledgers = await openLedgers();
  article = await pickArticle(ledgers.db);
  await ledgers.close();
  running = await startKillable(env);
}, 3 * MINUTE);
afterAll(() => {
  checkouts.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One checkout from the cart to the bank's decision; it ends when interrupted. */
async function checkOut(buyer: Buyer, round: number): Promise<void> {
  const version = await checkouts.fill(buyer, article);
  const reference = await checkouts.order(buyer, version, randomUUID());
  await checkouts.pay(buyer, reference, round);
}

describe('back office killed during checkouts', () => {
  it(
    '[CK-08] no order is lost or duplicated, no stock is lost, and every payment has an order or a due refund',
    async () => {
      const client = createTestClient(url);
      for (let round = 0; round < KILLS; round += 1) {
        const { token } = await logInDemo(client);
        const buying = checkOut(createBuyer(client, token), round);
        // The first checkout is not interrupted, to prove that it works.
        if (round === 0) await buying;
        const cutOff = buying.catch(() => {});
        await wait(Math.random() * MAX_LIFETIME_MS);
        await running.kill();
        await cutOff;
        running = await startKillable(env);
      }
      await running.kill();
      reportFigure('kills', KILLS, '');
      reportFigure('payments', checkouts.countPayments(), '');
      expect(checkouts.countPayments()).toBeGreaterThan(0);
      const ledgers = await openLedgers();
      try {
        await checkouts.checkLedgers(ledgers.db, article);
      } finally {
        await ledgers.close();
      }
    },
    3 * MINUTE + KILLS * 15_000,
  );
});
