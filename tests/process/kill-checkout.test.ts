import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { openDatabase } from '#backoffice/database/database.ts';
import { reconcilePayments } from '#backoffice/payments/reconcile.ts';
import { createTestBankProvider } from '#backoffice/payments/test-bank-provider.ts';
import { createBankBook } from '#backoffice/test-bank/bank-book.ts';
import { createTestBank } from '#backoffice/test-bank/create-test-bank.ts';
import type { Choice } from '#backoffice/test-bank/choices.ts';
import { findFreePort } from '#scripts/find-free-port.ts';
import { preparedPayment } from '#shared/contract/order-call.ts';
import { listen } from '#shared/listen.ts';
import { pressAtBank, sendToBank } from '#tests/support/bank-visitor.ts';
import { createBuyer, readPlaced, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { pickArticle, readLedger } from '#tests/support/shop-ledger.ts';
import { createTestClient } from '#tests/support/test-api.ts';

/** How often it is killed, on which database: the long form is 100, on PostgreSQL too. */
const KILLS = Number(process.env['CHECKOUT_KILLS'] ?? 5);
const DATABASE_URL = process.env['CHECKOUT_DATABASE_URL'];
const MINUTE = 60_000;
const LONGEST_LIFE_MS = 700;
const SECRET = 'payment-secret-of-the-kills';
const CHOICES: readonly Choice[] = ['accept', 'refuse', 'abandon', 'twice', 'before'];
/** What the shop's books may say of a payment the bank has decided on. */
const BOOKED_AS = { paid: ['paid', 'refund_due'], refused: ['refused'], cancelled: ['cancelled'] };
const BANK = '/test-bank';

const folder = mkdtempSync(join(tmpdir(), 'atre-kill-'));
const book = createBankBook();
const acknowledged = new Set<string>();
const bankReferences = new Set<string>();
let env: Record<string, string>;
let url: string;
let bankUrl: string;
let closeBank: () => void;
let running: Killable;
let article: number;

const openBooks = () =>
  openDatabase(DATABASE_URL ? { url: DATABASE_URL } : { folder: join(folder, 'database') });

beforeAll(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const bank = createTestBank({
    secret: SECRET,
    path: BANK,
    notifyUrl: () => `${url}/api/v1/payment/notification?site_id=1&lang=fr&sales_plan_id=1`,
    book,
    delays: [0, 50, 100, 200, 400, 800],
  });
  const server = await listen(createServer(bank), 0, '127.0.0.1');
  bankUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closeBank = () => {
    server.closeAllConnections();
    server.close();
  };
  env = {
    DATA_DIR: folder,
    BACKOFFICE_PORT: String(port),
    PAYMENT_SECRET: SECRET,
    TEST_BANK_URL: bankUrl,
    ...(DATABASE_URL && { DATABASE_URL }),
  };
  // The first start fills the shop.
  await (await startKillable(env)).kill();
  const books = await openBooks();
  article = await pickArticle(books.db);
  await books.close();
  running = await startKillable(env);
}, 3 * MINUTE);
afterAll(() => {
  closeBank();
  rmSync(folder, { recursive: true, force: true });
});

/** One checkout from the cart to the bank's answer; where it is cut off, it ends. */
async function checkOut(buyer: Buyer, round: number): Promise<void> {
  await buyer.add(article, 2, 'product');
  await buyer.ship('transporteur');
  const placed = await buyer.order({ payment: 'cb' });
  acknowledged.add(readPlaced(placed).reference);
  const { fields } = preparedPayment.parse((await buyer.call('GET', '/cart-prepare-card-payment')).body);
  const page = await sendToBank(bankUrl, `${BANK}/pay`, fields);
  bankReferences.add(page.reference);
  await pressAtBank(bankUrl, page, CHOICES[round % CHOICES.length] ?? 'accept');
}

describe('a back office that is killed in the middle of checkouts', () => {
  it(
    '[CK-08] loses no order, doubles none, loses no stock: every payment is an order or a refund to do',
    async () => {
      const client = createTestClient(url);
      for (let round = 0; round < KILLS; round += 1) {
        const { token } = await logInDemo(client);
        const buying = checkOut(createBuyer(client, token), round);
        // The first goes its whole way: so it is known to be the right one.
        if (round === 0) await buying;
        const cutOff = buying.catch(() => {});
        await wait(Math.random() * LONGEST_LIFE_MS);
        await running.kill();
        await cutOff;
        running = await startKillable(env);
      }
      await running.kill();
      expect(bankReferences.size).toBeGreaterThan(0);
      await checkBooks();
    },
    3 * MINUTE + KILLS * 15_000,
  );
});

async function checkBooks(): Promise<void> {
  const books = await openBooks();
  const { db } = books;
  try {
    const provider = createTestBankProvider({ secret: SECRET, pagePath: BANK, bankUrl: () => bankUrl });
    const logger = pino({ level: 'silent' });
    await reconcilePayments({ db, provider, onConfirmed: async () => {}, logger });
    const { stock, taken, orders, payments } = await readLedger(db, article);
    expect(stock + taken).toBe(1000);
    // Acknowledged is kept.
    for (const reference of acknowledged) expect(orders.map((order) => order.reference)).toContain(reference);
    const numbers = orders.map(({ reference }) => Number(reference.slice(3)));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBe(Math.max(...numbers) - Math.min(...numbers) + 1);
    for (const reference of bankReferences) {
      const said = book.find(reference)?.state;
      const payment = payments.find((candidate) => candidate.reference === reference);
      if (said === undefined || said === 'pending') continue;
      expect(BOOKED_AS[said]).toContain(payment?.state);
    }
    for (const order of orders) {
      const paid = payments.filter(({ order: of, state }) => of === order.reference && state === 'paid');
      expect([order.reference, paid.length]).toEqual([order.reference, order.status === 'confirmed' ? 1 : 0]);
    }
  } finally {
    await books.close();
  }
}
