import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pino from 'pino';
import type { PaymentProvider } from './provider.ts';
import { reconcilePayments } from './reconcile.ts';
import { sign, withSignature } from './signature.ts';
import { payAtBank } from '#tests/support/bank-visitor.ts';
import {
  cartCount,
  createBuyer,
  emptyCart,
  readPlaced,
  stockOf,
  type Buyer,
} from '#tests/support/checkout.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { PAYMENT_SECRET } from '#tests/support/test-backoffice.ts';

let api: TestApi;
let buyer: Buyer;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  buyer = createBuyer(api, (await logInDemo(api)).token);
  part = await addPart(api.db, { reference: 'PC-PAY', stock: 1000 });
});
afterAll(() => api.close());

/** Places an order that waits for its card payment. */
async function order(): Promise<string> {
  await emptyCart(buyer);
  await buyer.add(part, 2);
  await buyer.ship();
  return readPlaced(await buyer.order()).reference;
}

const state = async (reference: string) => {
  const { body } = await buyer.call('GET', '/cart/check-status-order', { query: { reference } });
  const {
    status,
    reason,
    order: details,
  } = body as { status: string; reason: string; order: { status: string } };
  return { status, reason, order: details.status };
};

async function until(reference: string, status: string): Promise<void> {
  for (let attempts = 0; attempts < 60 && (await state(reference)).status !== status; attempts += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  expect((await state(reference)).status).toBe(status);
}

const paymentRows = (reference: string) =>
  api.db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['payment.reference', 'payment.state', 'payment.reason', 'payment.amount', 'payment.id'])
    .where('shop_order.reference', '=', reference)
    .orderBy('payment.id')
    .execute();

const reconcile = (provider: PaymentProvider = api.payments.provider) =>
  reconcilePayments({ db: api.db, provider, onConfirmed: async () => {}, logger: pino({ level: 'silent' }) });

const notify = async (fields: Record<string, string>, secret = PAYMENT_SECRET) => {
  const body = { fields: withSignature({ currency: 'EUR', reason: '', ...fields }, secret) };
  return api.call('POST', '/payment/notification', { body });
};

describe('card payment', () => {
  it('[CK-08] payment accepted by the bank: confirms the order, before and without the buyer’s return', async () => {
    const reference = await order();
    expect(await state(reference)).toEqual({ status: 'pending', reason: null, order: 'pending_payment' });
    const back = await payAtBank(api.url, buyer, 'accept', reference);
    expect(back).toContain(`/commande/confirmation-cb?reference=${reference}`);
    await until(reference, 'paid');
    expect((await state(reference)).order).toBe('confirmed');
    expect(await cartCount(buyer)).toBe(0);
  });

  it('[CK-08] payment refused: stock and cart are returned, and the next attempt has the same reference', async () => {
    const before = await stockOf(api.db, part);
    const reference = await order();
    expect(await stockOf(api.db, part)).toBe(before - 2);
    await payAtBank(api.url, buyer, 'refuse', reference);
    await until(reference, 'refused');
    expect(await state(reference)).toEqual({
      status: 'refused',
      reason: 'insufficient_funds',
      order: 'cancelled',
    });
    expect([await stockOf(api.db, part), await cartCount(buyer)]).toEqual([before, 2]);
    expect(readPlaced(await buyer.order()).reference).toBe(reference);
    expect(await stockOf(api.db, part)).toBe(before - 2);
    await payAtBank(api.url, buyer, 'accept', reference);
    await until(reference, 'paid');
    expect((await paymentRows(reference)).map((row) => [row.reference, row.state])).toEqual([
      [`${reference}-1`, 'refused'],
      [`${reference}-2`, 'paid'],
    ]);
  });

  it('[CK-09] payment refused: a repeated request does not retry it, another payment under that key does', async () => {
    await emptyCart(buyer);
    await buyer.add(part, 2);
    await buyer.ship();
    const [key, version] = [randomUUID(), await buyer.shownVersion()];
    const { reference } = readPlaced(await buyer.order({ payment: 'cb', version }, key));
    await pay(reference, 'refused');
    expect(readPlaced(await buyer.order({ payment: 'cb', version }, key))).toMatchObject({
      reference,
      status: 'cancelled',
    });
    expect(await paymentRows(reference)).toHaveLength(1);
    expect(readPlaced(await buyer.order({ payment: 'virement', version }, key))).toMatchObject({
      reference,
      status: 'awaiting_transfer',
    });
  });

  it('[CK-08] payment abandoned: the cart is restored, merged with a newer one', async () => {
    const reference = await order();
    await buyer.add(await addPart(api.db, { reference: 'PC-PAY-2' }), 3);
    await payAtBank(api.url, buyer, 'abandon', reference);
    await until(reference, 'cancelled');
    expect(await cartCount(buyer)).toBe(5);
    await buyer.ship();
    expect(readPlaced(await buyer.order()).reference).toBe(reference);
    await payAtBank(api.url, buyer, 'accept', reference);
    await until(reference, 'paid');
  });

  it('payment confirmed late, twice or before the return: one payment of one order', async () => {
    for (const choice of ['slow', 'twice', 'before'] as const) {
      const before = await stockOf(api.db, part);
      const reference = await order();
      await payAtBank(api.url, buyer, choice, reference);
      const { status } = await state(reference);
      expect(['pending', choice === 'slow' ? 'pending' : 'paid']).toContain(status);
      await until(reference, 'paid');
      expect(await paymentRows(reference)).toHaveLength(1);
      expect(await stockOf(api.db, part)).toBe(before - 2);
    }
  });

  it('payment without a response: stays pending and is queried again', async () => {
    const reference = await order();
    await payAtBank(api.url, buyer, 'silent', reference);
    await reconcile();
    expect((await state(reference)).status).toBe('pending');
    await expire(reference, '40 minutes');
    await reconcile();
    expect((await state(reference)).status).toBe('pending');
    // After a day the stock is released.
    await expire(reference, '25 hours');
    await reconcile();
    expect(await state(reference)).toMatchObject({ status: 'cancelled', reason: 'no_answer' });
  });

  it('payment: a forged notification changes nothing; a wrong amount is refunded and the order not confirmed', async () => {
    const forged = await order();
    await payAtBank(api.url, buyer, 'forged', forged);
    expect((await state(forged)).status).toBe('pending');
    await pay(forged, 'cancelled');
    const wrong = await order();
    await payAtBank(api.url, buyer, 'wrong_amount', wrong);
    await until(wrong, 'cancelled');
    const [payment] = (await paymentRows(wrong)).slice(-1);
    expect(payment).toMatchObject({ state: 'refund_due', reason: 'wrong_amount' });
    expect((await state(wrong)).order).toBe('cancelled');
    expect(await (await fetch(`${api.url}/refunds`)).text()).toContain(wrong);
    const done = await fetch(`${api.url}/refunds/${payment?.id}`, { method: 'POST' });
    expect(done.status).toBe(200);
    expect((await paymentRows(wrong)).at(-1)?.state).toBe('refunded');
  });
});

describe('bank notifications', () => {
  it('notification: accepted only with its signature, within five minutes and for a known payment', async () => {
    const reference = await order();
    const payment = (await paymentRows(reference)).at(-1);
    const notification = {
      event_id: 'event-1',
      reference: payment?.reference ?? '',
      state: 'paid',
      amount: String(payment?.amount),
      sent_at: String(Date.now()),
    };
    expect(refusal(await notify(notification, 'another secret'))).toEqual([400, 'bad_signature']);
    for (const other of [{ state: 'refused' }, { amount: '1' }, { event_id: 'event-2' }, { reason: 'x' }]) {
      const fields = { ...notification, currency: 'EUR', reason: '' };
      const signature = sign(fields, PAYMENT_SECRET);
      const body = { fields: { ...fields, ...other, signature } };
      const response = await api.call('POST', '/payment/notification', { body });
      expect([other, refusal(response)]).toEqual([other, [400, 'bad_signature']]);
    }
    expect(refusal(await notify({ ...notification, sent_at: String(Date.now() - 301_000) }))).toEqual([
      400,
      'too_old',
    ]);
    expect(refusal(await notify({ ...notification, sent_at: 'soon' }))).toEqual([400, 'too_old']);
    expect(refusal(await notify({ ...notification, state: 'perhaps' }))).toEqual([400, 'malformed']);
    expect(refusal(await notify({ ...notification, reference: 'CD-999999-1' }))).toEqual([404, 'not_found']);
    expect((await state(reference)).status).toBe('pending');
    expect((await notify(notification)).status).toBe(200);
    expect((await state(reference)).status).toBe('paid');
  });

  it('notification: none fails a paid payment, and money that arrives too late is due for a refund', async () => {
    const reference = await order();
    await pay(reference, 'paid');
    await pay(reference, 'refused');
    expect((await state(reference)).status).toBe('paid');
    const late = await order();
    await pay(late, 'refused');
    const before = await stockOf(api.db, part);
    await pay(late, 'paid');
    expect((await paymentRows(late)).at(-1)).toMatchObject({ state: 'refund_due', reason: 'too_late' });
    expect(await stockOf(api.db, part)).toBe(before);
  });

  it('notification: twenty concurrent copies have one effect', async () => {
    const reference = await order();
    const before = await stockOf(api.db, part);
    await Promise.all(Array.from({ length: 20 }, () => pay(reference, 'refused', 'event-same')));
    expect(await stockOf(api.db, part)).toBe(before + 2);
    expect(await cartCount(buyer)).toBe(2);
  });
});

describe('pending payments', () => {
  it('pending payment: reconciled when its notification was lost', async () => {
    const reference = await order();
    const { reference: wanted, amount = 0 } = (await paymentRows(reference)).at(-1) ?? {};
    await reconcile({
      ...api.payments.provider,
      askState: async ({ reference: asked }) =>
        asked === wanted
          ? { eventId: 'asked-1', reference: asked, state: 'paid', amount, currency: 'EUR', reason: null }
          : { state: 'pending' },
    });
    expect((await state(reference)).status).toBe('paid');
  });

  it('pending payment: expires without a visit to the bank, and stock and cart are returned', async () => {
    const before = await stockOf(api.db, part);
    const reference = await order();
    await reconcile();
    expect((await state(reference)).status).toBe('pending');
    await expire(reference, '1 minute');
    await reconcile();
    expect(await state(reference)).toMatchObject({ status: 'cancelled', reason: 'expired' });
    expect([await stockOf(api.db, part), await cartCount(buyer)]).toEqual([before, 2]);
  });

  it('pending payment: stays pending while the bank is down', async () => {
    const reference = await order();
    await expire(reference, '2 hours');
    await reconcile({
      ...api.payments.provider,
      askState: () => Promise.reject(new Error('It is down.')),
    });
    expect((await state(reference)).status).toBe('pending');
    await pay(reference, 'cancelled');
  });
});

/** Sends a notification with the bank's signature. */
async function pay(
  reference: string,
  result: 'paid' | 'refused' | 'cancelled',
  eventId?: string,
): Promise<void> {
  const payment = (await paymentRows(reference)).at(-1);
  await notify({
    event_id: eventId ?? `${reference}-${result}-${Math.random()}`,
    reference: payment?.reference ?? '',
    state: result,
    amount: String(payment?.amount),
    sent_at: String(Date.now()),
  });
}

async function expire(reference: string, ago: string): Promise<void> {
  await api.db
    .updateTable('payment')
    .set({ expires_at: sql<Date>`now() - ${ago}::interval` })
    .where('reference', 'like', `${reference}-%`)
    .execute();
}
