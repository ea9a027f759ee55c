import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart, linesOf, newCartToken, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let session: AuthState;
let [thermostat, scarce, gone, made, successor] = [0, 0, 0, 0, 0];
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  thermostat = await addPart(api.db, { reference: 'T-0001' });
  scarce = await addPart(api.db, { reference: 'T-0002', stock: 3 });
  successor = await addPart(api.db, { reference: 'T-0004' });
  gone = await addPart(api.db, { reference: 'T-0003', status: 'obsolete', replacedById: successor });
  made = await addPart(api.db, { reference: 'T-0005', status: 'on_order', stock: 0 });
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('cart').execute());

const post = (path: string, body: unknown) => api.call('POST', path, { body, token: session.token });
const add = (id: number, quantity = 1) => post('/cart', { element_id: id, type: 'part', quantity });
const show = async () => readCart(await api.call('GET', '/cart', { token: session.token }));
const reason = ({ body }: { body: unknown }) => (body as { errors: { code: string } }).errors.code;
const missingStep = async () => readCart(await post('/cart/validation', { step: 'summary' })).missing_step;
const notices = async () => (await show()).notices.map(({ code }) => code);
const setPart = (id: number, facts: { stock?: number; price?: number }) =>
  api.db.updateTable('part').set(facts).where('id', '=', id).execute();

describe('a cart', () => {
  it('[CK-17] exists, empty, before the first addition, and is complete in every response', async () => {
    expect(await show()).toMatchObject({ token: '', count: 0, missing_step: 'cart', amount: { total: 0 } });
    const cart = readCart(await add(thermostat, 2));
    expect(cart).toMatchObject({ count: 2, company: { name: session.customer.company?.name } });
    expect(cart.token).toMatch(/^[\da-f]{16}$/);
    expect(await show()).toEqual(cart);
  });

  it('[CK-11] counts the public price, the company’s discount, the eco fee, shipping and tax', async () => {
    const { discount } = await api.db
      .selectFrom('company')
      .select('discount')
      .where('siret', '=', session.customer.company?.siret ?? '')
      .executeTakeFirstOrThrow();
    const { amount, list, discounts } = readCart(await add(thermostat, 2));
    expect(list.products[0]).toMatchObject({ unit_without_tax: 100, net_without_tax: 100 - discount });
    expect(amount).toMatchObject({
      without_tax_base: 200,
      remise: { pro: -2 * discount },
      eco_without_tax: 1,
      // Cheapest carrier to the customer's own address.
      shipping: 4.5,
      total_without_tax: 205.5 - 2 * discount,
    });
    expect(amount.tva).toBeCloseTo((205.5 - 2 * discount) * 0.2, 2);
    expect(discounts[0]).toMatchObject({
      code: 'pro',
      label: 'Remise professionnelle',
      value: -2 * discount,
      percent: discount,
      removable: false,
    });
  });

  it('[CK-12] can grow and shrink, and is reset, codes included, with its last line', async () => {
    await add(thermostat);
    const [line] = linesOf(readCart(await add(thermostat, 2)));
    expect(line?.quantity).toBe(3);
    const changed = await post('/cart/update', { elements: `[{"id":${line?.id},"quantity":6}]` });
    expect(linesOf(readCart(changed))[0]?.quantity).toBe(6);
    expect(readCart(await post('/cart/promotion/add', { code: 'port-offert' })).discounts).toHaveLength(2);
    const emptied = readCart(await post('/cart/remove', { id: line?.id }));
    expect([emptied.count, emptied.discounts]).toEqual([0, []]);
    await add(thermostat, 6);
    expect((await show()).discounts.map(({ code }) => code)).toEqual(['pro']);
    expect(readCart(await post('/cart/update', { elements: [] })).count).toBe(0);
  });

  it('[CK-11] quantity above stock: clamped to stock and reported until the next change', async () => {
    const cart = readCart(await add(scarce, 9));
    expect(linesOf(cart)[0]).toMatchObject({ quantity: 3, max: 3, stock: 'low' });
    expect(cart.notices).toMatchObject([{ code: 'stock_reduced', params: { asked: 9, quantity: 3 } }]);
    expect(await notices()).toEqual(['stock_reduced']);
    await add(thermostat);
    expect(await notices()).toEqual([]);
    await setPart(scarce, { stock: 1 });
    expect(await notices()).toEqual(['stock_reduced']);
    await setPart(scarce, { stock: 0 });
    const left = await show();
    expect(left.list.products_not_available).toMatchObject([{ reference: 'T-0002', status: 'out_of_stock' }]);
    expect(left.count).toBe(1);
    await setPart(scarce, { stock: 3 });
  });

  it('[CK-15] obsolete, unknown and quote-only elements are refused with their replacement', async () => {
    const refused = await add(gone);
    expect([refused.status, reason(refused)]).toEqual([422, 'out_of_stock']);
    expect(refused.body).toMatchObject({ params: { with: 'T-0004' } });
    expect(reason(await add(987_654))).toBe('element_unknown');
    const quoted = await api.db
      .selectFrom('variant')
      .select('id')
      .where('price', 'is', null)
      .executeTakeFirst();
    expect(reason(await post('/cart', { element_id: quoted?.id, type: 'product' }))).toBe('not_for_sale');
  });

  it('accepts any quantity of an element made to order, and a product size with its own picture', async () => {
    expect(linesOf(readCart(await add(made, 40)))[0]).toMatchObject({ stock: 'on_order', delay_days: 8 });
    const variant = await api.db
      .selectFrom('variant')
      .selectAll()
      .where('price', 'is not', null)
      .where('stock', '>', 2)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const cart = readCart(await post('/cart', { element_id: variant.id, type: 'product' }));
    const line = linesOf(cart).find(({ type }) => type === 'product');
    expect(line?.reference).toBe(variant.reference);
    expect([variant.reference, line?.cover?.url]).toEqual([
      'AT-LAM-750-LI',
      expect.stringMatching(/^pictures\/lame-600x580-lin-/),
    ]);
    expect(line?.unit_without_tax).toBe(Math.round((variant.price ?? 0) / 1.2) / 100);
    expect(cart.weight).toBeGreaterThan(40 * 400);
  });

  it('reports a price that has changed since the addition', async () => {
    await add(thermostat);
    await setPart(thermostat, { price: 12_000 });
    expect((await show()).notices).toMatchObject([
      { code: 'price_changed', level: 'warning', params: { before: 100, now: 120 } },
    ]);
    await add(scarce);
    expect(await notices()).toEqual([]);
    await setPart(thermostat, { price: 10_000 });
  });

  it('[CK-16] estimates shipping for the customer’s address and a tried postcode, and refuses an unserved one', async () => {
    await add(thermostat);
    expect(await show()).toMatchObject({
      shipping_state: 'estimate',
      destination: { source: 'address', zipcode: '44800' },
    });
    const near = readCart(await post('/cart/update-zipcode', { zipcode: '44000' }));
    expect([near.shipping_state, near.amount.shipping > 0]).toEqual(['estimate', true]);
    const far = readCart(await post('/cart/update-zipcode', { zipcode: '20000' }));
    expect(far.amount.shipping).toBeGreaterThan(near.amount.shipping);
    const refused = await post('/cart/update-zipcode', { zipcode: '97400' });
    expect([refused.status, reason(refused)]).toEqual([422, 'zipcode_invalid']);
    expect((await show()).zipcode).toBe('20000');
  });

  it('[CK-07] states the step that lacks something', async () => {
    expect(await missingStep()).toBe('cart');
    await add(thermostat);
    expect(await missingStep()).toBe('shipping');
  });

  it('[CK-13] guest cart: lives three days, and an expired one is neither read nor stored', async () => {
    const cartToken = newCartToken();
    const body = { element_id: thermostat, type: 'part' };
    const cart = readCart(await api.call('POST', '/cart', { body, cartToken }));
    const days = (Date.parse(cart.valid_until ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 2);
    await api.db
      .updateTable('cart')
      .set({ valid_until: new Date(Date.now() - 1000) })
      .execute();
    expect(readCart(await api.call('GET', '/cart', { cartToken })).count).toBe(0);
    const again = readCart(await api.call('POST', '/cart', { body, cartToken }));
    expect([again.count, await countCarts()]).toEqual([1, 1]);
  });

  it('[AP-09] another owner’s cart cannot be read or changed, with or without a session', async () => {
    const [line] = linesOf(readCart(await add(thermostat, 2)));
    const cartToken = newCartToken();
    for (const who of [
      { cartToken },
      { token: (await logInDemo(api, 'client@atre.example')).token, cartToken },
    ]) {
      expect(readCart(await api.call('GET', '/cart', who)).count).toBe(0);
      await api.call('POST', '/cart/remove', { body: { id: line?.id }, ...who });
      await api.call('POST', '/cart/update', { body: { elements: [{ id: line?.id, quantity: 9 }] }, ...who });
    }
    expect((await show()).count).toBe(2);
    const guest = { cartToken: newCartToken() };
    await api.call('POST', '/cart', { body: { element_id: thermostat, type: 'part' }, ...guest });
    expect(readCart(await api.call('GET', '/cart', guest)).count).toBe(1);
    expect(readCart(await api.call('GET', '/cart', { cartToken: newCartToken() })).count).toBe(0);
    const anonymous = await api.call('POST', '/cart', { body: { element_id: thermostat, type: 'part' } });
    expect([anonymous.status, anonymous.body]).toMatchObject([400, { code: 'cart_token_required' }]);
  });

  it('concurrent additions make one cart with one line', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(thermostat)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const cart = await show();
    expect([linesOf(cart).length, cart.count, await countCarts()]).toEqual([1, 8, 1]);
  });

  it('[CK-11] groups parts by exploded view, and the groups share the stock', async () => {
    const view = await addView(scarce);
    await add(scarce, 2);
    const body = { element_id: scarce, type: 'part', quantity: 5, schema_id: view };
    const { list } = readCart(await post('/cart', body));
    expect(list.products[0]?.quantity).toBe(2);
    expect(list.products_from_schema).toMatchObject([
      { schema: { id: view, slug: 'vue', title: 'Vue' }, products: [{ quantity: 1 }] },
    ]);
    expect((await post('/cart', { ...body, element_id: thermostat })).status).toBe(400);
  });

  it('registers one back-in-stock e-mail for repeated calls', async () => {
    const body = { element_id: gone, type: 'part' };
    expect((await post('/cart/alerted-stock', body)).status).toBe(200);
    expect((await post('/cart/alerted-stock', body)).status).toBe(200);
    expect(await api.db.selectFrom('stock_alert').selectAll().execute()).toHaveLength(1);
    expect((await api.call('POST', '/cart/alerted-stock', { body })).status).toBe(500);
  });
});

async function countCarts(): Promise<number> {
  return (await api.db.selectFrom('cart').select('id').execute()).length;
}

function both(text: string): string {
  return JSON.stringify({ fr: text, en: text });
}

async function addView(partId: number): Promise<number> {
  const { category_id: categoryId } = await api.db
    .selectFrom('part')
    .select('category_id')
    .where('id', '=', partId)
    .executeTakeFirstOrThrow();
  const { id } = await api.db
    .insertInto('exploded_view')
    .values({
      site_id: 1,
      category_id: categoryId,
      code: 'V-1',
      slugs: both('vue'),
      titles: both('Vue'),
      image: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('exploded_view_part')
    .values({ view_id: id, position: '1', part_id: partId, x: null, y: null, r: null })
    .execute();
  return id;
}
