import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart, newCartToken, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let session: AuthState;
let part = 0;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  part = await addPart(api.db, { reference: 'T-0001', stock: 1000 });
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('cart').execute());

const post = (path: string, body: unknown) => api.call('POST', path, { body, token: session.token });
const show = async () => readCart(await api.call('GET', '/cart', { token: session.token }));
const addCode = (code: string) => post('/cart/promotion/add', { code });
const addParts = (quantity: number) => post('/cart', { element_id: part, type: 'part', quantity });
const refusal = async (code: string) => {
  const { status, body } = await addCode(code);
  const { errors, params } = body as { errors: { code: string }; params: unknown };
  return [status, errors.code, params];
};
const ends = (moment: Date) =>
  api.db.updateTable('promotion').set({ expires_at: moment }).where('code', '=', 'KERBRAT-120').execute();
const radiator = async () => {
  const row = await api.db
    .selectFrom('variant')
    .innerJoin('product_category', 'product_category.product_id', 'variant.product_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('category_translation', 'category_translation.category_id', 'product_category.category_id')
    .where('category_translation.slug', 'like', '%/inertie-seche')
    .where('product.signature', '=', false)
    .where('variant.price', '>', 50_000)
    .where('variant.stock', '>=', 8)
    .select('variant.id')
    .orderBy('variant.id')
    .executeTakeFirstOrThrow();
  return row.id;
};

describe('codes', () => {
  it('[CK-10] unknown, expired, used codes and a cart below the minimum are refused with the reason', async () => {
    await addParts(1);
    expect(await refusal('RIEN')).toEqual([422, 'promo_unknown', undefined]);
    expect((await refusal('PAC-250'))[1]).toBe('promo_expired');
    expect((await refusal('VENTIL-5'))[1]).toBe('promo_already_used');
    const { discount } = await api.db
      .selectFrom('company')
      .select('discount')
      .where('siret', '=', session.customer.company?.siret ?? '')
      .executeTakeFirstOrThrow();
    const [, code, params] = await refusal('kerbrat-120');
    expect([code, params]).toEqual([
      'promo_minimum',
      { code: 'KERBRAT-120', missing: 2000 - (100 - discount) },
    ]);
  });

  it('[CK-10] codes of other customers and codes not valid yet are refused with the reason', async () => {
    await addParts(100);
    const begins = (moment: Date) =>
      api.db.updateTable('promotion').set({ starts_at: moment }).where('code', '=', 'KERBRAT-120').execute();
    await begins(new Date(Date.now() + 60_000));
    expect((await refusal('KERBRAT-120'))[1]).toBe('promo_not_started');
    await begins(new Date(0));
    const token = newCartToken();
    const guest = await api.call('POST', '/cart/promotion/add', {
      body: { code: 'KERBRAT-120' },
      cartToken: token,
    });
    expect(guest.body).toMatchObject({ errors: { code: 'promo_not_for_you' } });
  });

  it('[CK-10] reduce only their own goods by the stated amount, and incompatible codes are refused', async () => {
    const element = await radiator();
    await post('/cart', { element_id: element, type: 'product', quantity: 8 });
    await addParts(10);
    const cart = readCart(await addCode('RENTREE-8'));
    const radiators = cart.list.products.find(({ type }) => type === 'product');
    expect(cart.amount.remise['RENTREE-8']).toBeCloseTo(-0.08 * (radiators?.net_total_without_tax ?? 0), 2);
    expect(cart.discounts[1]).toMatchObject({ code: 'RENTREE-8', removable: true });
    expect(await refusal('PORT-OFFERT')).toEqual([
      422,
      'promo_not_combinable',
      { code: 'PORT-OFFERT', with: 'RENTREE-8' },
    ]);
    await post('/cart/promotion/remove', { code: 'RENTREE-8' });
    await addCode('PORT-OFFERT');
    const both = readCart(await addCode('KERBRAT-120'));
    expect(both.amount.remise).toMatchObject({ 'KERBRAT-120': -120 });
    expect(Object.keys(both.amount.remise)).toEqual(['pro', 'KERBRAT-120', 'PORT-OFFERT']);
  });

  it('free shipping applies to the mainland only', async () => {
    await addParts(20);
    await post('/cart/update-zipcode', { zipcode: '44000' });
    const { amount } = readCart(await addCode('PORT-OFFERT'));
    expect(amount.remise['PORT-OFFERT']).toBe(-amount.shipping);
    const far = readCart(await post('/cart/update-zipcode', { zipcode: '20000' }));
    expect(far.notices).toMatchObject([
      {
        code: 'promo_suspended',
        params: { code: 'PORT-OFFERT', reason: 'promo_not_for_you', zipcode: '20000' },
      },
    ]);
  });

  it('[CK-10] code whose condition fails: suspended with its reason, applied again as soon as it holds', async () => {
    await addParts(30);
    await addCode('KERBRAT-120');
    const [line] = (await show()).list.products;
    const small = readCart(await post('/cart/update', { elements: [{ id: line?.id, quantity: 2 }] }));
    expect(small.amount.remise).not.toHaveProperty('KERBRAT-120');
    expect(small.notices).toMatchObject([{ code: 'promo_suspended', params: { reason: 'promo_minimum' } }]);
    expect(small.suspended_codes).toMatchObject([{ code: 'KERBRAT-120', reason: 'promo_minimum' }]);
    const large = readCart(await addParts(100));
    expect(large.amount.remise).toMatchObject({ 'KERBRAT-120': -120 });
    expect([large.notices, large.suspended_codes]).toMatchObject([[{ code: 'promo_restored' }], []]);
    expect(readCart(await addParts(1)).notices).toEqual([]);
  });

  it('[CK-10] suspended code: reported once, and can be removed', async () => {
    await addParts(30);
    await addCode('KERBRAT-120');
    const [line] = (await show()).list.products;
    const setQuantity = (quantity: number) =>
      post('/cart/update', { elements: [{ id: line?.id, quantity }] });
    await setQuantity(2);
    const again = readCart(await setQuantity(1));
    expect([again.notices, again.suspended_codes.length]).toEqual([[], 1]);
    const without = readCart(await post('/cart/promotion/remove', { code: 'KERBRAT-120' }));
    expect(without.suspended_codes).toEqual([]);
    expect(readCart(await addParts(100)).discounts.map(({ code }) => code)).toEqual(['pro']);
  });

  it('[CK-10] expired code: removed for good, with a notice', async () => {
    await addParts(30);
    await addCode('KERBRAT-120');
    await ends(new Date(Date.now() - 1000));
    expect((await show()).notices).toMatchObject([
      { code: 'promo_removed', params: { code: 'KERBRAT-120', reason: 'promo_expired' } },
    ]);
    await addParts(1);
    await ends(new Date(Date.now() + 86_400_000));
    const { discounts, suspended_codes: suspended } = await show();
    expect([discounts.map(({ code }) => code), suspended]).toEqual([['pro'], []]);
  });

  it('[CK-10] restored code: displaces no code that applies', async () => {
    await post('/cart', { element_id: await radiator(), type: 'product', quantity: 8 });
    await addCode('RENTREE-8');
    await addParts(100);
    const line = (await show()).list.products.find(({ type }) => type === 'product');
    await post('/cart/update', { elements: [{ id: line?.id, quantity: 1 }] });
    const other = readCart(await addCode('KERBRAT-120'));
    expect(Object.keys(other.amount.remise)).toEqual(['pro', 'KERBRAT-120']);
    const back = readCart(await post('/cart/update', { elements: [{ id: line?.id, quantity: 8 }] }));
    expect(Object.keys(back.amount.remise)).toEqual(['pro', 'KERBRAT-120']);
    expect(back.suspended_codes).toMatchObject([
      { code: 'RENTREE-8', reason: 'promo_not_combinable', params: { with: 'KERBRAT-120' } },
    ]);
  });
});
