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

async function fill(who: Buyer, partId: number, quantity = 1): Promise<void> {
  await emptyCart(who);
  await who.add(partId, quantity);
  expect((await who.ship()).status).toBe(200);
}

describe('an order', () => {
  it('freezes what was in the cart, takes the stock and leaves an empty cart', async () => {
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
    // What the catalogue does later changes nothing of it.
    await api.db.updateTable('part').set({ price: 1 }).where('id', '=', part).execute();
    const again = await buyer.call('GET', '/cart/check-status-order', {
      query: { reference: placed.reference },
    });
    expect(again.body).toMatchObject({ order: { amount: { total: amount.total } } });
  });

  it('[CK-09] is one, however often the same request comes, and however many windows the buyer has', async () => {
    const part = await addPart(api.db, { reference: 'PC-ORD-2', stock: 50 });
    await fill(buyer, part, 2);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.order(transfer, key)));
    const references = new Set(answers.map((answer) => readPlaced(answer).reference));
    expect(references.size).toBe(1);
    expect(readPlaced(await buyer.order(transfer, key)).reference).toBe([...references][0]);
    expect(readPlaced(await buyer.order(transfer, randomUUID())).reference).toBe([...references][0]);
    expect(await stockOf(api.db, part)).toBe(48);
  });

  it('[CK-09] of one cart pressed with twenty keys at once is one as well', async () => {
    const part = await addPart(api.db, { reference: 'PC-ORD-3', stock: 50 });
    await fill(buyer, part, 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.order()));
    expect(new Set(answers.map((answer) => readPlaced(answer).id)).size).toBe(1);
    expect(await stockOf(api.db, part)).toBe(49);
  });

  it('[CK-09] whose answer was lost is found by its key, whatever is in the cart by now', async () => {
    const part = await addPart(api.db, { reference: 'PC-LOST', stock: 50 });
    await fill(buyer, part, 2);
    const key = randomUUID();
    const { reference } = readPlaced(await buyer.order(transfer, key));
    await fill(buyer, part, 3);
    expect(await buyer.order(transfer, key)).toMatchObject({ status: 200, body: { reference } });
    expect([await stockOf(api.db, part), await cartCount(buyer)]).toEqual([48, 3]);
    await emptyCart(buyer);
  });

  it('[CK-18] of the last piece is one: the other buyer is told which line is gone', async () => {
    const part = await addPart(api.db, { reference: 'PC-LAST', stock: 1 });
    await fill(other, part, 1);
    const [rival] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    await fill(rival, part, 1);
    const answers = await Promise.all([other.order(transfer), rival.order(transfer)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      code: 'out_of_stock',
      errors: { form: 'out_of_stock' },
      params: { reference: 'PC-LAST' },
    });
    expect(await stockOf(api.db, part)).toBe(0);
  });

  it('numbers have no gaps, whatever was refused in between', async () => {
    const [rich] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    const part = await addPart(api.db, { reference: 'PC-NUM', stock: 4 });
    const numbers: number[] = [];
    for (const quantity of [1, 9, 1]) {
      await fill(rich, part, quantity);
      if (quantity === 9) await api.db.updateTable('part').set({ stock: 2 }).where('id', '=', part).execute();
      const answer = await rich.order(transfer);
      if (answer.status === 200) numbers.push(Number(readPlaced(answer).reference.slice(3)));
    }
    expect(numbers).toHaveLength(2);
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
  });
});

describe('what an order needs', () => {
  it('[CK-07] a cart, a carrier and a key: without one it is refused, and says which step lacks it', async () => {
    const [fresh] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    expect(await fresh.order()).toMatchObject({
      status: 409,
      body: { code: 'step_missing', params: { step: 'cart' } },
    });
    const part = await addPart(api.db, { reference: 'PC-STEP' });
    await fresh.add(part);
    expect(await fresh.order()).toMatchObject({
      status: 409,
      body: { code: 'step_missing', params: { step: 'shipping' } },
    });
    await fresh.ship();
    const body = { payment: 'cb' };
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

  it('that it costs what was shown: the buyer pays no other amount', async () => {
    const [fresh] = (await makeBuyers(api, api.db, 1)) as [Buyer];
    const part = await addPart(api.db, { reference: 'PC-SEEN', price: 5000 });
    await fill(fresh, part);
    const { body } = await fresh.call('GET', '/cart');
    const { total } = (body as { amount: { total: number } }).amount;
    await api.db.updateTable('part').set({ price: 6000 }).where('id', '=', part).execute();
    expect(refusal(await fresh.order({ ...transfer, total }))).toEqual([409, 'cart_changed']);
    expect(refusal(await fresh.order(transfer))).toEqual([409, 'cart_changed']);
    const shown = (await fresh.call('GET', '/cart')).body as { amount: { total: number } };
    expect(shown.amount.total).toBeGreaterThan(total);
    expect((await fresh.order({ ...transfer, total: shown.amount.total })).status).toBe(200);
  });

  it('a professional: private customers and guests order nothing', async () => {
    const consumer = createBuyer(api, (await logInDemo(api, 'client@atre.example')).token);
    expect(refusal(await consumer.order())).toEqual([404, 'not_found']);
    expect(refusal(await api.call('POST', '/order', { body: { payment: 'cb' }, key: randomUUID() }))).toEqual(
      [500, 'token_required'],
    );
  });
});

describe('orders of others', () => {
  it('are not there: neither their state nor their payment', async () => {
    const part = await addPart(api.db, { reference: 'PC-OWN' });
    await fill(buyer, part);
    const { reference } = readPlaced(await buyer.order());
    const query = { reference };
    expect((await buyer.call('GET', '/cart/check-status-order', { query })).status).toBe(200);
    for (const path of ['/cart/check-status-order', '/cart-prepare-card-payment'])
      expect(refusal(await other.call('GET', path, { query }))).toEqual([404, 'not_found']);
  });

  it('a key belongs to who has made it', async () => {
    const part = await addPart(api.db, { reference: 'PC-KEY' });
    const [one, two] = (await makeBuyers(api, api.db, 2)) as [Buyer, Buyer];
    const key = randomUUID();
    await fill(one, part);
    await fill(two, part);
    const first = readPlaced(await one.order(transfer, key));
    expect(readPlaced(await two.order(transfer, key)).reference).not.toBe(first.reference);
  });
});
