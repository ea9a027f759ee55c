import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { findFreePort } from '#scripts/find-free-port.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import { startPostgresServer, type PostgresServer } from '#scripts/postgres-server.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { readPlaced, type Buyer } from '#tests/support/checkout.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { pickArticle, readLedger } from '#tests/support/shop-ledger.ts';
import { createTestClient } from '#tests/support/test-api.ts';

const MINUTE = 60_000;
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 20);
const BUYERS = 16;
const IN_STOCK = 1_000_000;
/** Heavy enough for the pallet carrier. */
const PIECES = 2;

const folder = mkdtempSync(join(tmpdir(), 'atre-orders-'));

/** Buys from cart to order until the given time. */
async function buyUntil(buyer: Buyer, article: number, until: number): Promise<string[]> {
  const references: string[] = [];
  while (performance.now() < until) {
    await buyer.add(article, PIECES, 'product');
    await buyer.ship('transporteur');
    references.push(readPlaced(await buyer.order({ payment: 'virement' })).reference);
  }
  return references;
}

(isOnPath('initdb') ? describe : describe.skip)('shop on PostgreSQL', () => {
  let postgres: PostgresServer | undefined;
  let site: BuiltProgram;
  let database: Database;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgresServer();
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    const databaseUrl = `${postgres?.url}/postgres`;
    site = await runBuiltProgram({
      BACKOFFICE_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
    });
    await untilReady(site);
    database = await openDatabase({ url: databaseUrl });
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(site);
    await database.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `[CK-08] ${BUYERS} concurrent buyers: each order is placed once, and no stock is lost`,
    async () => {
      const article = await pickArticle(database.db, IN_STOCK);
      const buyers = await makeBuyers(createTestClient(url), database.db, BUYERS);
      const since = performance.now();
      const ways = buyers.map((buyer) => buyUntil(buyer, article, since + SECONDS * 1000));
      const references = (await Promise.all(ways)).flat();
      const seconds = (performance.now() - since) / 1000;
      reportFigure('orders a second, three calls each', references.length / seconds, '');
      const { orders, stock, taken } = await readLedger(database.db, article);
      expect(orders.map(({ reference }) => reference).sort()).toEqual(references.sort());
      const sold = PIECES * references.length;
      expect([stock, taken]).toEqual([IN_STOCK - sold, sold]);
    },
    5 * MINUTE,
  );
});
