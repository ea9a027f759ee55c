import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cartCount,
  createBuyer,
  emptyCart,
  readPlaced,
  stockOf,
  type Buyer,
} from '#tests/support/checkout.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let buyer: Buyer;
let other: Buyer;
beforeAll(async () => {
  api = await startTestApi();
  buyer = createBuyer(api, (await logInDemo(api)).token);
  [other] = (await makeBuyers(api, api.db, 1)) as [Buyer];
});
afterAll(() => api.close());

const transfer = { payment: 'virement' };

/**
 * Fills a buyer's cart.
 * @returns the version shown in its summary
 */
async function fill(who: Buyer, partId: number, quantity = 1): Promise<string> {
  await emptyCart(who);
  await who.add(partId, quantity);
  expect((await who.ship()).status).toBe(200);
  return who.shownVersion();
}

describe('order creation', () => {
  it('order: freezes the cart’s content, takes the stock and leaves an empty cart', async () => {
    const part = await addPart(api.db, { reference: 'PC-ORD-1', price: 10_000, stock: 10 });
    await fill(buyer, part, 3);
    const placed = readPlaced(await buyer.order({ ...transfer, comment: 'Quai 2.' }));
    expect(placed).toMatchObject({
      status: 'awaiting_transfer',
      count: 0,
      order: {
        payment: 'virement',
        comment: 'Quai 2.',
        carrier: { technical_name: 'colissimo_24_48' },
        delivery_address: { label: 'Atelier', zipcode: '44800' },
        invoice_address: { label: 'Siège' },
        lines: [
          { reference: 'PC-ORD-1', quantity: 3, unit_without_tax: 100, total_without_tax: 300, tva_rate: 20 },
        ],
        amount: { without_tax_base: 300, remise: { pro: -84 } },
      },
    });
    const { amount } = placed.order;
    expect(amount.total_without_tax).toBeCloseTo(300 - 84 + amount.eco_without_tax + amount.shipping, 5);
    expect(amount.total).toBeCloseTo(amount.total_without_tax + amount.tva, 5);
    expect(await stockOf(api.db, part)).toBe(7);
    // Later changes of the catalogue do not affect the order.
    await api.db.updateTable('part').set({ price: 1 }).where('id', '=', part).execute();
    const again = await buyer.call('GET', '/cart/check-status-order', {
      query: { reference: placed.reference },
    });
    expect(again.body).toMatchObject({ order: { amount: { total: amount.total } } });
  });

  it('[CK-09] order: repeated requests and several tabs with the same cart give one order', async () => {
    const part = await addPart(api.db, { reference: 'PC-ORD-2', stock: 50 });
    const form = { ...transfer, version: await fill(buyer, part, 2) };
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => buyer.order(form, key)));
    const references = new Set(responses.map((response) => readPlaced(response).reference));
    expect(references.size).toBe(1);
    expect(readPlaced(await buyer.order(form, key)).reference).toBe([...references][0]);
    expect(readPlaced(await buyer.order(form, randomUUID())).reference).toBe([...references][0]);
    expect(await stockOf(api.db, part)).toBe(48);
  });

  it('[CK-09] order: twenty concurrent keys for one cart give one order', async () => {
    const part = await addPart(api.db, { reference: 'PC-ORD-3', stock: 50 });
    const form = { payment: 'cb', version: await fill(buyer, part, 1) };
    const responses = await Promise.all(Array.from({ length: 20 }, () => buyer.order(form)));
    expect(new Set(responses.map((response) => readPlaced(response).id)).size).toBe(1);
    expect(await stockOf(api.db, part)).toBe(49);
  });

  it('[CK-09] order: after a lost response it is found by its key, whatever the cart holds', async () => {
    const part = await addPart(api.db, { reference: 'PC-LOST', stock: 50 });
    const form = { ...transfer, version: await fill(buyer, part, 2) };
    const key = randomUUID();
    const { reference } = readPlaced(await buyer.order(form, key));
    await fill(buyer, part, 3);
    expect(await buyer.order(form, key)).toMatchObject({ status: 200, body: { reference } });
    expect([await stockOf(api.db, part), await cartCount(buyer)]).toEqual([48, 3]);
    await emptyCart(buyer);
  });

  it('[CK-09] order: of twenty concurrent keys, the half with an older cart is refused and the rest give one order', async () => {
    const part = await addPart(api.db, { reference: 'PC-TABS', stock: 50 });
    const older = await fill(buyer, part, 1);
    const newer = await fill(buyer, part, 3);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        buyer.order({ ...transfer, version: turn % 2 === 0 ? newer : older }),
      ),
    );
    const placed = responses.filter(({ status }) => status === 200).map(readPlaced);
    expect([placed.length, new Set(placed.map(({ id }) => id)).size]).toEqual([10, 1]);
    expect(placed[0]?.order.lines[0]?.quantity).toBe(3);
    expect(await stockOf(api.db, part)).toBe(47);
  });

  it('[CK-18] order: of two buyers of the last piece one is refused, with the line that is gone', async () => {
    const part = await addPart(api.db, { reference: 'PC-LAST', stock: 1 });
    await fill(other, part, 1);
    const [rival] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    await fill(rival, part, 1);
    const responses = await Promise.all([other.order(transfer), rival.order(transfer)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = responses.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      code: 'out_of_stock',
      errors: { form: 'out_of_stock' },
      params: { reference: 'PC-LAST' },
    });
    expect(await stockOf(api.db, part)).toBe(0);
  });

  it('order numbers: have no gaps after refused orders', async () => {
    const [rich] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    const part = await addPart(api.db, { reference: 'PC-NUM', stock: 4 });
    const numbers: number[] = [];
    for (const quantity of [1, 9, 1]) {
      await fill(rich, part, quantity);
      if (quantity === 9) await api.db.updateTable('part').set({ stock: 2 }).where('id', '=', part).execute();
      const response = await rich.order(transfer);
      if (response.status === 200) numbers.push(Number(readPlaced(response).reference.slice(3)));
    }
    expect(numbers).toHaveLength(2);
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
  });
});

describe('requirements of an order', () => {
  it('[CK-07] order: refused without cart, carrier or key, with the step that is incomplete', async () => {
    const [fresh] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    expect(refusal(await fresh.order())).toEqual([409, 'cart_empty']);
    const part = await addPart(api.db, { reference: 'PC-STEP' });
    await fresh.add(part);
    expect(await fresh.order()).toMatchObject({
      status: 409,
      body: { code: 'step_missing', params: { step: 'shipping' } },
    });
    await fresh.ship();
    const body = { payment: 'cb', version: await fresh.shownVersion() };
    expect(refusal(await fresh.call('POST', '/order', { body }))).toEqual([400, 'invalid_request']);
    expect(refusal(await fresh.call('POST', '/order', { body, key: 'short' }))).toEqual([
      400,
      'invalid_request',
    ]);
    expect((await fresh.order({ payment: 'gold' })).status).toBe(422);
    expect((await fresh.order({ payment: 'cb', relay: 'R-1' })).status).toBe(422);
    expect((await fresh.order({ payment: 'cb', comment: 'x'.repeat(201) })).status).toBe(422);
    expect(await cartCount(fresh)).toBe(1);
  });

  it('order: refused without a cart version or with an unknown one', async () => {
    const [fresh] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    await fill(fresh, await addPart(api.db, { reference: 'PC-SEEN', price: 5000 }));
    const body = transfer;
    expect(await fresh.call('POST', '/order', { body, key: randomUUID() })).toMatchObject({
      status: 422,
      body: { errors: { version: 'required' } },
    });
    for (const version of ['', 'x'.repeat(32)])
      expect(refusal(await fresh.order({ ...transfer, version }))).toEqual([409, 'cart_changed']);
    expect(await cartCount(fresh)).toBe(1);
  });

  it('order: refused for private customers and guests', async () => {
    const consumer = createBuyer(api, (await logInDemo(api, 'client@atre.example')).token);
    expect(refusal(await consumer.order())).toEqual([404, 'not_found']);
    expect(refusal(await api.call('POST', '/order', { body: { payment: 'cb' }, key: randomUUID() }))).toEqual(
      [500, 'token_required'],
    );
  });
});

describe('orders of other customers', () => {
  it('order of another customer: neither its state nor its payment can be read', async () => {
    const part = await addPart(api.db, { reference: 'PC-OWN' });
    await fill(buyer, part);
    const { reference } = readPlaced(await buyer.order());
    const query = { reference };
    expect((await buyer.call('GET', '/cart/check-status-order', { query })).status).toBe(200);
    for (const path of ['/cart/check-status-order', '/cart-prepare-card-payment'])
      expect(refusal(await other.call('GET', path, { query }))).toEqual([404, 'not_found']);
  });

  it('[CK-08] payment without a reference: goes to the only pending order, never to the latest', async () => {
    const [payer] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    const part = await addPart(api.db, { reference: 'PC-AWAITED' });
    const prepare = (query = {}) => payer.call('GET', '/cart-prepare-card-payment', { query });
    expect(refusal(await prepare())).toEqual([404, 'not_found']);
    await fill(payer, part);
    const { reference } = readPlaced(await payer.order());
    expect((await prepare()).body).toMatchObject({ reference });
    await fill(payer, part);
    await payer.order();
    expect(refusal(await prepare())).toEqual([400, 'invalid_request']);
    expect((await prepare({ reference })).body).toMatchObject({ reference });
  });

  it('order key: is bound to the customer who created it', async () => {
    const part = await addPart(api.db, { reference: 'PC-KEY' });
    const [one, two] = (await makeBuyers(api, api.db, 2)) as [Buyer, Buyer];
    const key = randomUUID();
    await fill(one, part);
    await fill(two, part);
    const first = readPlaced(await one.order(transfer, key));
    expect(readPlaced(await two.order(transfer, key)).reference).not.toBe(first.reference);
  });
});
