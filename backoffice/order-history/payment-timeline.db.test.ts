import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOf } from '#shared/contract/common.ts';
import { followedOrder, orderSummary, type FollowedOrder } from '#shared/contract/order-list.ts';
import { payAtBank } from '#tests/support/bank-visitor.ts';
import { createBuyer, readPlaced, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let buyer: Buyer;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  buyer = createBuyer(api, (await logInDemo(api)).token);
  part = await addPart(api.db, { reference: 'PC-TELL', stock: 10 });
});
afterAll(() => api.close());

async function follow(reference: string): Promise<FollowedOrder> {
  const { items } = listOf(orderSummary).parse(
    (await buyer.call('GET', '/order', { query: { reference } })).body,
  );
  return followedOrder.parse((await buyer.call('GET', `/order/${items[0]?.id}`)).body);
}

/** Polls the timeline until its last event is `last`: the bank notifies asynchronously. */
async function eventsUntil(reference: string, last: string): Promise<string[]> {
  for (let attempts = 0; attempts < 60; attempts += 1) {
    const { timeline } = await follow(reference);
    const done = timeline.filter(({ state }) => state === 'done').map(({ code }) => code);
    if (done.at(-1) === last) return done;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`${reference} never told of ${last}.`);
}

describe('the timeline of an order', () => {
  it('[AC-14, CK-08] timeline: lists every payment attempt, a late payment and its refund', async () => {
    await buyer.add(part, 1);
    await buyer.ship();
    const { reference } = readPlaced(await buyer.order());
    const waiting = await follow(reference);
    expect(waiting.timeline.find(({ state }) => state === 'now')?.code).toBe('paid');
    await payAtBank(api.url, buyer, 'refuse', reference);
    expect(await eventsUntil(reference, 'cancelled')).toEqual(['created', 'refused', 'cancelled']);
    expect(readPlaced(await buyer.order()).reference).toBe(reference);
    await payAtBank(api.url, buyer, 'wrong_amount', reference);
    // The previous events, then the second payment.
    const afterwards = ['created', 'refused', 'cancelled', 'retried', 'refund_due', 'cancelled'];
    const due = await waitForRefund();
    expect(await eventsUntil(reference, 'cancelled')).toEqual(afterwards);
    expect((await fetch(`${api.url}/refunds/${due.id}`, { method: 'POST' })).status).toBe(200);
    expect(await eventsUntil(reference, 'refunded')).toEqual([...afterwards, 'refunded']);
    const { timeline } = await follow(reference);
    expect(timeline.at(-1)?.params).toEqual({ amount: due.amount / 100 });
    // A second refund is refused and adds no event.
    expect((await fetch(`${api.url}/refunds/${due.id}`, { method: 'POST' })).status).toBe(404);
    expect(await eventsUntil(reference, 'refunded')).toHaveLength(afterwards.length + 1);
  });

  it('[AC-14] invoice: exists as soon as the bank has accepted, and an email carries it', async () => {
    await buyer.add(part, 2);
    await buyer.ship();
    const { reference } = readPlaced(await buyer.order());
    expect((await follow(reference)).documents[0]?.files).toEqual([]);
    await payAtBank(api.url, buyer, 'accept', reference);
    await eventsUntil(reference, 'paid');
    const { documents } = await follow(reference);
    expect(documents[0]).toMatchObject({ type: 'invoice', number: expect.stringMatching(/^FA-\d{6}$/) });
    expect(documents[0]?.files).toHaveLength(3);
  });
});

async function waitForRefund(): Promise<{ id: number; amount: number }> {
  for (let attempts = 0; attempts < 60; attempts += 1) {
    const due = await api.db
      .selectFrom('payment')
      .select(['id', 'amount'])
      .where('state', '=', 'refund_due')
      .executeTakeFirst();
    if (due) return due;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('No refund is due.');
}
