import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { payAtBank } from '#tests/support/bank-visitor.ts';
import { createBuyer, emptyCart, readPlaced, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { addPart, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let buyer: Buyer;
let part = 0;
beforeAll(async () => {
  api = await startTestApi();
  buyer = createBuyer(api, (await logInDemo(api)).token);
  part = await addPart(api.db, { reference: 'PP-ORD', stock: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyCart(buyer);
  await buyer.add(part, 10);
  await buyer.ship('colissimo_24_48');
});

const show = async () => readCart(await buyer.call('GET', '/cart', { query: { step: 'summary' } }));

describe('promised delivery date of an order', () => {
  it('order on account: its promise is the one of the summary', async () => {
    const { promise } = await show();
    const { order } = readPlaced(await buyer.order({ payment: 'compte' }));
    expect(order.promise).toEqual({ date: promise?.date, days: promise?.days, slowest: null });
  });

  it('order: refused when it would arrive later than shown, unless its date depends on a transfer', async () => {
    const { promise } = await show();
    const promised = '2026-01-05';
    const late = await buyer.order({ payment: 'compte', promised });
    expect(refusal(late)).toEqual([409, 'date_changed']);
    expect(late.body).toMatchObject({ params: { date: promise?.date } });
    expect(refusal(await buyer.order({ payment: 'cb', promised }))).toEqual([409, 'date_changed']);
    expect((await buyer.order({ payment: 'virement', promised })).status).toBe(200);
    await buyer.add(part, 10);
    await buyer.ship('colissimo_24_48');
    expect((await buyer.order({ payment: 'compte', promised: promise?.date })).status).toBe(200);
  });

  it('order by card: after a refusal its codes and delivery are merged into the newer cart', async () => {
    await buyer.call('POST', '/cart/promotion/add', { body: { code: 'PORT-OFFERT' } });
    await buyer.ship('colissimo_24_48', { comment: 'Sonner' });
    const { reference } = readPlaced(await buyer.order({ payment: 'cb' }));
    await buyer.add(await addPart(api.db, { reference: 'PP-NEXT' }), 1);
    await payAtBank(api.url, buyer, 'refuse', reference);
    for (let attempts = 0; attempts < 60 && (await show()).discounts.length < 2; attempts += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    const { discounts, shipping, shipping_carrier: carrier } = await show();
    expect(discounts.map(({ code }) => code)).toContain('PORT-OFFERT');
    expect([shipping.comment, carrier]).toEqual(['Sonner', 'colissimo_24_48']);
    expect(readPlaced(await buyer.order({ payment: 'compte' })).reference).toBe(reference);
  });
});
