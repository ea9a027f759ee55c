import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { Notice, PaymentForm, PaymentProvider } from '#backoffice/payments/provider.ts';
import { withSignature } from '#backoffice/payments/signature.ts';
import { createStripeProvider } from '#backoffice/payments/stripe-provider.ts';
import { createTestBankProvider } from '#backoffice/payments/test-bank-provider.ts';
import { createBankLedger, type BankPayment } from '#backoffice/test-bank/bank-ledger.ts';
import { createTestBank } from '#backoffice/test-bank/create-test-bank.ts';
import { notificationFields } from '#backoffice/test-bank/notify.ts';
import { startStripeServer, STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from './stripe-server.ts';

/** A provider with a server that behaves as the company behind it, and what its buyers do there. */
export type ProviderSetting = {
  provider: PaymentProvider;
  /** The buyer opens the page of the provider. */
  open: (form: PaymentForm) => Promise<void>;
  /** The buyer pays on it. */
  pay: (reference: string) => void;
  /** The message that reports the result of a payment. `secret` and `at` forge it. */
  noticeOf: (reference: string, forged?: { secret?: string; at?: number }) => Notice;
  /** Refunded cents of a payment. */
  refundedOf: (reference: string) => number;
  close: () => void;
};

const BANK_SECRET = 'secret-of-the-bank-in-the-tests';
const BANK_PATH = '/bank';

/** The test bank. */
export async function startBankSetting(): Promise<ProviderSetting> {
  const ledger = createBankLedger();
  const server = createServer(
    createTestBank({ secret: BANK_SECRET, path: BANK_PATH, notifyUrl: () => '', ledger }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const find = (reference: string): BankPayment => {
    const payment = ledger.find(reference);
    if (!payment) throw new Error(`The bank does not know ${reference}.`);
    return payment;
  };
  return {
    provider: createTestBankProvider({ secret: BANK_SECRET, pagePath: BANK_PATH, bankUrl: () => url }),
    open: async ({ actionUrl, fields }) => {
      const response = await fetch(`${url}${actionUrl}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      await response.text();
    },
    pay: (reference) => {
      const payment = find(reference);
      ledger.save({ ...payment, state: 'paid', taken: payment.amount });
    },
    noticeOf: (reference, { secret = BANK_SECRET, at = Date.now() } = {}) => ({
      kind: 'fields',
      fields: withSignature({ ...notificationFields(find(reference)), sent_at: String(at) }, secret),
    }),
    refundedOf: (reference) =>
      Object.values(find(reference).refunds).reduce((sum, amount) => sum + amount, 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Stripe Checkout, against a server with its published interface. */
export async function startStripeSetting(): Promise<ProviderSetting> {
  const stripe = await startStripeServer();
  const options = { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: stripe.url };
  return {
    provider: createStripeProvider(options),
    // The page opens with the request that prepares it.
    open: async () => {},
    pay: (reference) => {
      stripe.pay(reference);
    },
    noticeOf: (reference, { secret = STRIPE_WEBHOOK_SECRET, at = Date.now() } = {}) => {
      const session = stripe.sessionOf(reference);
      const payload = JSON.stringify({
        id: `evt_${reference}`,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: session },
      });
      const timestamp = Math.floor(at / 1000);
      const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp,
      });
      return { kind: 'body', body: Buffer.from(payload), signature };
    },
    refundedOf: (reference) => stripe.refunds.get(stripe.sessionOf(reference).payment_intent ?? '') ?? 0,
    close: () => stripe.close(),
  };
}
