import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@jest/globals';
import type { Kysely } from 'kysely';
import pino from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import { reconcilePayments } from '#backoffice/payments/reconcile.ts';
import { createTestBankProvider } from '#backoffice/payments/test-bank-provider.ts';
import { createBankLedger } from '#backoffice/test-bank/bank-ledger.ts';
import { createTestBank } from '#backoffice/test-bank/create-test-bank.ts';
import type { Choice } from '#backoffice/test-bank/choices.ts';
import { preparedPayment } from '#shared/contract/order-call.ts';
import { listen } from '#shared/listen.ts';
import { pressAtBank, sendToBank } from './bank-visitor.ts';
import { readPlaced, type Buyer } from './checkout.ts';
import { readLedger } from './shop-ledger.ts';

const SECRET = 'payment-secret-of-the-kills';
const CHOICES: readonly Choice[] = ['accept', 'refuse', 'abandon', 'twice', 'before'];
/** Statuses that the shop's records may have for each decision of the bank. */
const BOOKED_AS = { paid: ['paid', 'refund_due'], refused: ['refused'], cancelled: ['cancelled'] };
const BANK = '/test-bank';
const IN_STOCK = 1000;

/** A test bank, checkouts that may be interrupted anywhere, and the expected records afterwards. */
export type CutOffCheckouts = {
  /** Environment of a back office that takes payments by this bank. */
  env: Record<string, string>;
  /** References of the orders that the shop has acknowledged. */
  acknowledged: ReadonlySet<string>;
  /** Number of payments that the bank has seen. */
  countPayments: () => number;
  /** Fills the cart. @returns its version. @throws when it is interrupted */
  fill: (buyer: Buyer, articleId: number) => Promise<string>;
  /** Orders that version. @returns the order's reference. @throws when it is interrupted */
  order: (buyer: Buyer, version: string, key: string) => Promise<string>;
  /** From the order to the bank's decision. @throws when it is interrupted */
  pay: (buyer: Buyer, reference: string, round: number) => Promise<void>;
  /** Queries the bank for missed notifications, then expects every acknowledged order once, paid as the bank says. */
  checkLedgers: (db: Kysely<Schema>, articleId: number) => Promise<void>;
  close: () => void;
};

export async function prepareCheckouts(backofficeUrl: string): Promise<CutOffCheckouts> {
  const ledger = createBankLedger();
  const acknowledged = new Set<string>();
  const bankReferences = new Set<string>();
  const bank = createTestBank({
    secret: SECRET,
    path: BANK,
    notifyUrl: () => `${backofficeUrl}/api/v1/payment/notification?site_id=1&lang=fr&sales_plan_id=1`,
    ledger,
    delays: [0, 50, 100, 200, 400, 800],
  });
  const server = await listen(createServer(bank), 0, '127.0.0.1');
  const bankUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const askBank = async (db: Kysely<Schema>) => {
    const provider = createTestBankProvider({ secret: SECRET, pagePath: BANK, bankUrl: () => bankUrl });
    const logger = pino({ level: 'silent' });
    await reconcilePayments({ db, provider, onConfirmed: async () => {}, logger });
  };
  return {
    env: { PAYMENT_SECRET: SECRET, TEST_BANK_URL: bankUrl },
    acknowledged,
    countPayments: () => bankReferences.size,
    async fill(buyer, articleId) {
      await buyer.add(articleId, 2, 'product');
      await buyer.ship('transporteur');
      return buyer.shownVersion();
    },
    async order(buyer, version, key) {
      const { reference } = readPlaced(await buyer.order({ payment: 'cb', version }, key));
      acknowledged.add(reference);
      return reference;
    },
    async pay(buyer, reference, round) {
      const query = { reference };
      const response = await buyer.call('GET', '/cart-prepare-card-payment', { query });
      const { fields } = preparedPayment.parse(response.body);
      const page = await sendToBank(bankUrl, `${BANK}/pay`, fields);
      bankReferences.add(page.reference);
      await pressAtBank(bankUrl, page, CHOICES[round % CHOICES.length] ?? 'accept');
    },
    async checkLedgers(db, articleId) {
      await askBank(db);
      const { stock, taken, orders, payments } = await readLedger(db, articleId);
      expect(stock + taken).toBe(IN_STOCK);
      // An acknowledged order must exist.
      const references = orders.map(({ reference }) => reference);
      for (const reference of acknowledged) expect(references).toContain(reference);
      const numbers = references.map((reference) => Number(reference.slice(3)));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.length).toBe(Math.max(...numbers) - Math.min(...numbers) + 1);
      for (const reference of bankReferences) {
        const state = ledger.find(reference)?.state;
        if (state === undefined || state === 'pending') continue;
        const payment = payments.find((candidate) => candidate.reference === reference);
        expect(BOOKED_AS[state]).toContain(payment?.state);
      }
      for (const { reference, status } of orders) {
        const paid = payments.filter(({ order, state }) => order === reference && state === 'paid');
        expect([reference, paid.length]).toEqual([reference, status === 'confirmed' ? 1 : 0]);
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
