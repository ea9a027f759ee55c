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

/** Fills a buyer's cart. @returns the version that its summary shows */
async function fill(who: Buyer, partId: number, quantity = 1): Promise<string> {
  await emptyCart(who);
  await who.add(partId, quantity);
  expect((await who.ship()).status).toBe(200);
  return who.shownVersion();
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

  it('[CK-09] is one, however often the same request comes, and however many tabs show the same cart', async () => {
    const part = await addPart(api.db, { reference: 'PC-ORD-2', stock: 50 });
    const form = { ...transfer, version: await fill(buyer, part, 2) };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.order(form, key)));
    const references = new Set(answers.map((answer) => readPlaced(answer).reference));
    expect(references.size).toBe(1);
    expect(readPlaced(await buyer.order(form, key)).reference).toBe([...references][0]);
    expect(readPlaced(await buyer.order(form, randomUUID())).reference).toBe([...references][0]);
    expect(await stockOf(api.db, part)).toBe(48);
  });

  it('[CK-09] of one cart pressed with twenty keys at once is one as well', async () => {
    const part = await addPart(api.db, { reference: 'PC-ORD-3', stock: 50 });
    const form = { payment: 'cb', version: await fill(buyer, part, 1) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.order(form)));
    expect(new Set(answers.map((answer) => readPlaced(answer).id)).size).toBe(1);
    expect(await stockOf(api.db, part)).toBe(49);
  });

  it('[CK-09] whose answer was lost is found by its key, whatever is in the cart by now', async () => {
    const part = await addPart(api.db, { reference: 'PC-LOST', stock: 50 });
    const form = { ...transfer, version: await fill(buyer, part, 2) };
    const key = randomUUID();
    const { reference } = readPlaced(await buyer.order(form, key));
    await fill(buyer, part, 3);
    expect(await buyer.order(form, key)).toMatchObject({ status: 200, body: { reference } });
    expect([await stockOf(api.db, part), await cartCount(buyer)]).toEqual([48, 3]);
    await emptyCart(buyer);
  });

  it('[CK-09] asked for with twenty keys, half of them of an older cart, is one; the older half is refused', async () => {
    const part = await addPart(api.db, { reference: 'PC-TABS', stock: 50 });
    const older = await fill(buyer, part, 1);
    const newer = await fill(buyer, part, 3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        buyer.order({ ...transfer, version: turn % 2 === 0 ? newer : older }),
      ),
    );
    const placed = answers.filter(({ status }) => status === 200).map(readPlaced);
    expect([placed.length, new Set(placed.map(({ id }) => id)).size]).toEqual([10, 1]);
    expect(placed[0]?.order.lines[0]?.quantity).toBe(3);
    expect(await stockOf(api.db, part)).toBe(47);
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

  it('the version that was shown: without one, or with one that never was, nothing is ordered', async () => {
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

  it('[CK-08] the way to the bank without a reference is that of the only order that waits, never of the latest', async () => {
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
