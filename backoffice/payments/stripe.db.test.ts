import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { Stripe } from 'stripe';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { createBuyer, emptyCart, readPlaced, stockOf, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import {
  startStripeServer,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
  type StripeSession,
} from '#tests/support/stripe-server.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { openPayments } from './open-payments.ts';
import type { PaymentProvider } from './provider.ts';
import { reconcilePayments } from './reconcile.ts';

let stripe: StripeServer;
let provider: PaymentProvider;
let api: TestApi;
let buyer: Buyer;
let part: number;

const CONFIG = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
};

beforeAll(async () => {
  stripe = await startStripeServer();
  const { payment, dataDir } = parseBackofficeConfig({ ...CONFIG, STRIPE_API_URL: stripe.url });
  const options = { notifyUrl: () => '', makeSecret: async () => '' };
  const payments = await openPayments({ payment, dataDir }, options);
  if (!payments) throw new Error('There is no provider.');
  ({ provider } = payments);
  api = await startTestApi({ payments });
  buyer = createBuyer(api, (await logInDemo(api)).token);
  part = await addPart(api.db, { reference: 'PC-STRIPE', stock: 100 });
});
afterAll(async () => {
  await api.close();
  stripe.close();
});

type Prepared = { method: string; action_url: string; fields: object };

/** Places an order that awaits its card payment, opens the page of the provider, and returns both references. */
async function openPayment(): Promise<{ order: string; payment: string; prepared: Prepared }> {
  await emptyCart(buyer);
  await buyer.add(part, 2);
  await buyer.ship();
  const order = readPlaced(await buyer.order()).reference;
  return { order, payment: `${order}-1`, prepared: await prepare(order) };
}

async function prepare(reference: string): Promise<Prepared> {
  const { status, body } = await buyer.call('GET', '/cart-prepare-card-payment', { query: { reference } });
  expect(status).toBe(200);
  return body as Prepared;
}

async function stateOf(reference: string): Promise<{ status: string; order: string }> {
  const { body } = await buyer.call('GET', '/cart/check-status-order', { query: { reference } });
  const { status, order } = body as { status: string; order: { status: string } };
  return { status, order: order.status };
}

type Event = { id: string; type?: string; session: StripeSession; secret?: string; timestamp?: number };

/** Sends an event as the provider does; returns the status of the response. */
async function send({
  id,
  type = 'checkout.session.completed',
  session,
  ...signing
}: Event): Promise<number> {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: session } });
  const { secret = STRIPE_WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = signing;
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const response = await fetch(`${api.url}/payment-events/stripe`, {
    method: 'POST',
    headers,
    body: payload,
  });
  return response.status;
}

const reconcile = () =>
  reconcilePayments({ db: api.db, provider, onConfirmed: async () => {}, logger: pino({ level: 'silent' }) });

describe('payment by Stripe', () => {
  it('page of the provider: a link to one session, also in a second window and in another language', async () => {
    const { order, payment, prepared } = await openPayment();
    expect(prepared).toMatchObject({ method: 'GET', fields: {}, action_url: stripe.sessionOf(payment).url });
    expect((await prepare(order)).action_url).toBe(prepared.action_url);
    const again = await provider.prepare({
      reference: payment,
      providerId: stripe.sessionOf(payment).id,
      amount: 1,
      currency: 'EUR',
      lang: 'en',
      label: '',
      returnUrl: 'https://shop.example/',
      cancelUrl: 'https://shop.example/',
      expiresAt: new Date(),
    });
    expect(again.actionUrl).toBe(prepared.action_url);
    expect([...stripe.sessions.values()].filter((one) => one.client_reference_id === payment)).toHaveLength(
      1,
    );
  });

  it('event of a payment: confirms the order; repeated, it changes nothing', async () => {
    const { order, payment } = await openPayment();
    const session = stripe.pay(payment);
    expect(await send({ id: `evt_${order}`, session })).toBe(200);
    expect(await stateOf(order)).toEqual({ status: 'paid', order: 'confirmed' });
    const stock = await stockOf(api.db, part);
    expect(await send({ id: `evt_${order}`, session })).toBe(200);
    expect(await send({ id: `evt_${order}_2`, session })).toBe(200);
    // An event from before the payment arrives after it.
    const expired = { ...session, status: 'expired' as const, payment_status: 'unpaid' as const };
    expect(await send({ id: `evt_${order}_3`, type: 'checkout.session.expired', session: expired })).toBe(
      200,
    );
    expect(await stateOf(order)).toEqual({ status: 'paid', order: 'confirmed' });
    expect(await stockOf(api.db, part)).toBe(stock);
  });

  it('forged event, old event, event of another shop, event of another kind: no effect', async () => {
    const { order, payment } = await openPayment();
    const session = {
      ...stripe.sessionOf(payment),
      status: 'complete' as const,
      payment_status: 'paid' as const,
    };
    expect(await send({ id: 'evt_forged', session, secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await send({ id: 'evt_old', session, timestamp: Math.floor(Date.now() / 1000) - 3600 })).toBe(400);
    const other = { ...session, client_reference_id: 'OTHER-1' };
    expect(await send({ id: 'evt_other', session: other })).toBe(200);
    expect(await send({ id: 'evt_kind', type: 'payment_intent.created', session })).toBe(200);
    const unsigned = await fetch(`${api.url}/payment-events/stripe`, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(400);
    expect((await fetch(`${api.url}/payment-events/test-bank`, { method: 'POST' })).status).toBe(404);
    expect((await stateOf(order)).status).toBe('pending');
  });

  it('no event arrives: the shop asks for the state; a page left open is closed in time, and stock returns', async () => {
    const paid = await openPayment();
    stripe.pay(paid.payment);
    await reconcile();
    expect(await stateOf(paid.order)).toEqual({ status: 'paid', order: 'confirmed' });

    const stock = await stockOf(api.db, part);
    const left = await openPayment();
    await reconcile();
    expect((await stateOf(left.order)).status).toBe('pending');
    await api.db
      .updateTable('payment')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('reference', '=', left.payment)
      .execute();
    await reconcile();
    expect(stripe.sessionOf(left.payment).status).toBe('expired');
    expect((await stateOf(left.order)).status).toBe('cancelled');
    expect(await stockOf(api.db, part)).toBe(stock);
  });

  it('refund: once for each reference, whatever is repeated', async () => {
    const { payment } = await openPayment();
    const { id, amount_total: amount, payment_intent: intent } = stripe.pay(payment);
    const key = { reference: payment, providerId: id, expiresAt: new Date() };
    await provider.refund(key, { refund: 'R-1', amount: 100 });
    await provider.refund(key, { refund: 'R-1', amount: 100 });
    await provider.refund(key, { refund: 'R-2', amount: 100 });
    expect(stripe.refunds.get(intent ?? '')).toBe(200);
    await expect(provider.refund({ ...key, providerId: null }, { refund: 'R-3', amount })).rejects.toThrow(
      /never opened/,
    );
  });

  it('provider that does not respond: the payment page is unavailable, and the order awaits its payment', async () => {
    const { payment } = parseBackofficeConfig({ ...CONFIG, STRIPE_API_URL: 'http://127.0.0.1:9' });
    const away = await openPayments(
      { payment, dataDir: '' },
      { notifyUrl: () => '', makeSecret: async () => '' },
    );
    const key = { reference: 'A-1', providerId: 'cs_1', expiresAt: new Date() };
    await expect(away?.provider.askState(key)).rejects.toThrow(/connection/i);
  });
});

describe('configuration of Stripe', () => {
  it('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: both are required with PAYMENT_PROVIDER=stripe', () => {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(() => parseBackofficeConfig({ ...CONFIG, [name]: '' })).toThrow(
        `${name} is not accepted: it must be set when PAYMENT_PROVIDER is stripe.`,
      );
    expect(parseBackofficeConfig(CONFIG).payment).toMatchObject({
      secretKey: STRIPE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    });
  });

  it('STRIPE_API_URL: replaces the address of the provider, for tests', () => {
    expect(parseBackofficeConfig({ ...CONFIG, STRIPE_API_URL: stripe.url }).payment).toMatchObject({
      apiUrl: stripe.url,
    });
  });
});
