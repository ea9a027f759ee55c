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

/** An order that waits for its card payment. */
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
  for (let tries = 0; tries < 60 && (await state(reference)).status !== status; tries += 1)
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

const tell = async (fields: Record<string, string>, secret = PAYMENT_SECRET) => {
  const body = { fields: withSignature({ currency: 'EUR', reason: '', ...fields }, secret) };
  return api.call('POST', '/payment/notification', { body });
};

describe('a card payment', () => {
  it('[CK-08] accepted by the bank makes the order sure, before and without the buyer’s return', async () => {
    const reference = await order();
    expect(await state(reference)).toEqual({ status: 'pending', reason: null, order: 'pending_payment' });
    const back = await payAtBank(api.url, buyer, 'accept', reference);
    expect(back).toContain(`/commande/confirmation-cb?reference=${reference}`);
    await until(reference, 'paid');
    expect((await state(reference)).order).toBe('confirmed');
    expect(await cartCount(buyer)).toBe(0);
  });

  it('[CK-08] refused gives the stock and the cart back; the next try has the same reference', async () => {
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

  it('[CK-09] refused is not begun anew by its request repeated; another payment under that key is a new try', async () => {
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

  it('[CK-08] given up at the bank keeps the cart, with what was put into a new one meanwhile', async () => {
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

  it('answered late, twice or before the return is one payment of one order', async () => {
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

  it('never answered stays pending: it has not failed, and is asked for again', async () => {
    const reference = await order();
    await payAtBank(api.url, buyer, 'silent', reference);
    await reconcile();
    expect((await state(reference)).status).toBe('pending');
    await expire(reference, '40 minutes');
    await reconcile();
    expect((await state(reference)).status).toBe('pending');
    // After a day the pieces are for others.
    await expire(reference, '25 hours');
    await reconcile();
    expect(await state(reference)).toMatchObject({ status: 'cancelled', reason: 'no_answer' });
  });

  it('forged changes nothing; of another amount it is due back, and the order is not made', async () => {
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

describe('what the bank says', () => {
  it('counts with its signature, within five minutes, and of payments there are', async () => {
    const reference = await order();
    const payment = (await paymentRows(reference)).at(-1);
    const said = {
      event_id: 'event-1',
      reference: payment?.reference ?? '',
      state: 'paid',
      amount: String(payment?.amount),
      sent_at: String(Date.now()),
    };
    expect(refusal(await tell(said, 'another secret'))).toEqual([400, 'bad_signature']);
    for (const other of [{ state: 'refused' }, { amount: '1' }, { event_id: 'event-2' }, { reason: 'x' }]) {
      const fields = { ...said, currency: 'EUR', reason: '' };
      const signature = sign(fields, PAYMENT_SECRET);
      const body = { fields: { ...fields, ...other, signature } };
      const answer = await api.call('POST', '/payment/notification', { body });
      expect([other, refusal(answer)]).toEqual([other, [400, 'bad_signature']]);
    }
    expect(refusal(await tell({ ...said, sent_at: String(Date.now() - 301_000) }))).toEqual([400, 'too_old']);
    expect(refusal(await tell({ ...said, sent_at: 'soon' }))).toEqual([400, 'too_old']);
    expect(refusal(await tell({ ...said, state: 'perhaps' }))).toEqual([400, 'malformed']);
    expect(refusal(await tell({ ...said, reference: 'CD-999999-1' }))).toEqual([404, 'not_found']);
    expect((await state(reference)).status).toBe('pending');
    expect((await tell(said)).status).toBe(200);
    expect((await state(reference)).status).toBe('paid');
  });

  it('is never taken back: after paid nothing fails, and money that comes too late is due back', async () => {
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

  it('twenty times at once is once', async () => {
    const reference = await order();
    const before = await stockOf(api.db, part);
    await Promise.all(Array.from({ length: 20 }, () => pay(reference, 'refused', 'event-same')));
    expect(await stockOf(api.db, part)).toBe(before + 2);
    expect(await cartCount(buyer)).toBe(2);
  });
});

describe('payments nobody has answered', () => {
  it('are asked for: a notice that was lost makes its order all the same', async () => {
    const reference = await order();
    const payment = (await paymentRows(reference)).at(-1);
    await reconcile({
      ...api.payments.provider,
      askState: async (asked) =>
        asked === payment?.reference
          ? { eventId: 'asked-1', reference: asked, state: 'paid', amount: payment.amount, reason: null }
          : { state: 'pending' },
    });
    expect((await state(reference)).status).toBe('paid');
  });

  it('with which nobody has come in time end: stock and cart are given back', async () => {
    const before = await stockOf(api.db, part);
    const reference = await order();
    await reconcile();
    expect((await state(reference)).status).toBe('pending');
    await expire(reference, '1 minute');
    await reconcile();
    expect(await state(reference)).toMatchObject({ status: 'cancelled', reason: 'expired' });
    expect([await stockOf(api.db, part), await cartCount(buyer)]).toEqual([before, 2]);
  });

  it('of a bank that is down stay pending', async () => {
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

/** A word of the bank's, as it would sign it. */
async function pay(
  reference: string,
  word: 'paid' | 'refused' | 'cancelled',
  eventId?: string,
): Promise<void> {
  const payment = (await paymentRows(reference)).at(-1);
  await tell({
    event_id: eventId ?? `${reference}-${word}-${Math.random()}`,
    reference: payment?.reference ?? '',
    state: word,
    amount: String(payment?.amount),
    sent_at: String(Date.now()),
  });
}

/** As if a payment had been begun long ago. */
async function expire(reference: string, ago: string): Promise<void> {
  await api.db
    .updateTable('payment')
    .set({ expires_at: sql<Date>`now() - ${ago}::interval` })
    .where('reference', 'like', `${reference}-%`)
    .execute();
}
