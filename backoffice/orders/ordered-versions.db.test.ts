import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBuyer, emptyCart, readPlaced, stockOf, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let buyer: Buyer;
beforeAll(async () => {
  api = await startTestApi();
  buyer = createBuyer(api, (await logInDemo(api)).token);
});
afterAll(() => api.close());

const transfer = { payment: 'virement' };

/**
 * Fills the cart.
 * @returns the version shown in its summary
 */
async function fill(who: Buyer, partId: number, quantity = 1): Promise<string> {
  await emptyCart(who);
  await who.add(partId, quantity);
  expect((await who.ship()).status).toBe(200);
  return who.shownVersion();
}

const ordersOf = (references: (string | undefined)[]) =>
  api.db.selectFrom('shop_order').select('id').where('reference', 'in', references.map(String)).execute();

describe('order: cart version differs from the one shown', () => {
  it('[CK-09] order: refused when the cart was emptied, however recent another order is', async () => {
    const part = await addPart(api.db, { reference: 'PC-EMPTIED', stock: 50 });
    await fill(buyer, part, 2);
    const first = readPlaced(await buyer.order(transfer));
    const version = await fill(buyer, part, 1);
    await emptyCart(buyer);
    expect(refusal(await buyer.order({ ...transfer, version }))).toEqual([409, 'cart_empty']);
    expect(await ordersOf([first.reference])).toHaveLength(1);
    expect(await stockOf(api.db, part)).toBe(48);
  });

  it('[CK-09] order: refused when quantity, line, code, carrier or address changed; the version shown then is accepted', async () => {
    const part = await addPart(api.db, { reference: 'PC-CHANGED', stock: 50 });
    const second = await addPart(api.db, { reference: 'PC-CHANGED-2', stock: 50 });
    const dear = await addPart(api.db, { reference: 'PC-CHANGED-3', price: 250_000, stock: 50 });
    const version = await fill(buyer, part, 1);
    const { customer_id: customer } = (await logInDemo(api)).customer;
    const changes: [string, () => Promise<unknown>][] = [
      ['quantity', () => buyer.add(part, 1)],
      ['line', () => buyer.add(second, 1)],
      ['dear line', () => buyer.add(dear, 1)],
      ['code', () => buyer.call('POST', '/cart/promotion/add', { body: { code: 'KERBRAT-120' } })],
      ['carrier', () => buyer.ship('chronopost')],
      ['comment', () => buyer.ship('chronopost', { comment: 'Quai 3' })],
      ['price', () => api.db.updateTable('part').set({ price: 9000 }).where('id', '=', part).execute()],
      [
        'address',
        async () => {
          const { body } = await buyer.call('POST', `/customer/${customer}/address`, {
            body: {
              label: 'Dépôt',
              address_1: '4 rue du Port',
              address_2: '',
              zipcode: '44000',
              city: 'Nantes',
              mobile: '',
            },
          });
          const { address } = body as { address: { id: number } };
          return buyer.ship('chronopost', { address: address.id });
        },
      ],
    ];
    let shown = version;
    for (const [what, change] of changes) {
      await change();
      expect([what, refusal(await buyer.order({ ...transfer, version: shown }))]).toEqual([
        what,
        [409, 'cart_changed'],
      ]);
      const now = await buyer.shownVersion();
      expect([what, now === shown]).toEqual([what, false]);
      shown = now;
    }
    expect((await buyer.order({ ...transfer, version: shown })).status).toBe(200);
  });

  it('[CK-09] cart version: the same in both languages and while sufficient stock changes', async () => {
    const part = await addPart(api.db, { reference: 'PC-SAME', stock: 50 });
    const version = await fill(buyer, part, 2);
    const { body } = await buyer.call('GET', '/cart', { query: { lang: 'en' } });
    expect((body as { version: string }).version).toBe(version);
    await api.db.updateTable('part').set({ stock: 3 }).where('id', '=', part).execute();
    expect(await buyer.shownVersion()).toBe(version);
    expect((await buyer.order({ ...transfer, version })).status).toBe(200);
  });

  it('[CK-09] order: two carts of the same content are two orders', async () => {
    const part = await addPart(api.db, { reference: 'PC-TWICE', stock: 50 });
    const first = { ...transfer, version: await fill(buyer, part, 1) };
    const one = readPlaced(await buyer.order(first));
    const second = { ...transfer, version: await fill(buyer, part, 1) };
    const two = readPlaced(await buyer.order(second));
    expect(two.reference).not.toBe(one.reference);
    expect(readPlaced(await buyer.order(first)).reference).toBe(one.reference);
  });

  it('[CK-09] order: a key used for another cart is refused with 409', async () => {
    const part = await addPart(api.db, { reference: 'PC-REUSED', stock: 50 });
    const key = randomUUID();
    await fill(buyer, part, 1);
    const { reference } = readPlaced(await buyer.order(transfer, key));
    await fill(buyer, part, 2);
    expect(refusal(await buyer.order(transfer, key))).toEqual([409, 'key_reused']);
    expect(readPlaced(await buyer.order(transfer)).reference).not.toBe(reference);
  });

  it('[CK-09] order: a second means of payment for an ordered cart is refused with the reference of its order', async () => {
    const part = await addPart(api.db, { reference: 'PC-OTHER-PAY', stock: 50 });
    const version = await fill(buyer, part, 1);
    const key = randomUUID();
    const { reference } = readPlaced(await buyer.order({ ...transfer, version }, key));
    for (const again of [key, randomUUID()])
      expect(await buyer.order({ payment: 'compte', version }, again)).toMatchObject({
        status: 409,
        body: { code: 'already_ordered', errors: { form: 'already_ordered' }, params: { reference } },
      });
    expect(await stockOf(api.db, part)).toBe(49);
  });
});
