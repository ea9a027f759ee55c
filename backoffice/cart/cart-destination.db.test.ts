import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart, newCartToken, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let session: AuthState;
let part = 0;
let made = 0;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  part = await addPart(api.db, { reference: 'D-0001', stock: 1000 });
  made = await addPart(api.db, { reference: 'D-0002', status: 'on_order' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('cart').execute();
  await post('/cart', { element_id: part, type: 'part', quantity: 6 });
});

const post = (path: string, body: unknown) => api.call('POST', path, { body, token: session.token });
const tryPostcode = async (zipcode: string) => readCart(await post('/cart/update-zipcode', { zipcode }));
const show = async (step = 'cart') =>
  readCart(await api.call('GET', '/cart', { token: session.token, query: { step } }));
const choose = async (carrier: string) =>
  readCart(await post('/cart/update', { type: 'shipping', shipping: { carrier, is_draft: true } }));

describe('destination of a cart', () => {
  it('[CK-16] tried postcode: estimated on the cart page alone, the delivery step prices the address', async () => {
    const home = await show();
    const tried = await tryPostcode('20000');
    expect(tried.destination).toEqual({ source: 'postcode', name: null, zipcode: '20000', city: null });
    expect(tried.amount.shipping).toBeGreaterThan(home.amount.shipping);
    for (const step of ['shipping', 'summary']) {
      const { amount, carriers, destination } = await show(step);
      expect([step, destination?.source, amount, carriers]).toEqual([
        step,
        'address',
        home.amount,
        home.carriers,
      ]);
    }
    expect(await show()).toMatchObject({ zipcode: '20000', amount: tried.amount });
  });

  it('[CK-16] trial: ends with an empty postcode, with that of the address, and with the delivery step', async () => {
    const home = await show();
    for (const end of [() => tryPostcode(''), () => tryPostcode('44800'), () => choose('chronopost')]) {
      await tryPostcode('20000');
      await end();
      expect(await show()).toMatchObject({ zipcode: null, destination: home.destination });
    }
  });

  it('[CK-16] guest: has only the tried postcode, at every step', async () => {
    const cartToken = newCartToken();
    await api.call('POST', '/cart', { cartToken, body: { element_id: part, type: 'part' } });
    const showGuest = async (step: string) =>
      readCart(await api.call('GET', '/cart', { cartToken, query: { step } }));
    expect(await showGuest('cart')).toMatchObject({
      destination: null,
      shipping_state: 'unknown',
      promise: null,
    });
    await api.call('POST', '/cart/update-zipcode', { cartToken, body: { zipcode: '20000' } });
    for (const step of ['cart', 'shipping'])
      expect((await showGuest(step)).destination).toMatchObject({ source: 'postcode', zipcode: '20000' });
  });

  it('[CK-10] code for the mainland: suspended by a tried postcode, restored at the delivery step and after it', async () => {
    await post('/cart/promotion/add', { code: 'PORT-OFFERT' });
    const tried = await tryPostcode('20000');
    expect(tried.suspended_codes).toMatchObject([{ code: 'PORT-OFFERT', params: { zipcode: '20000' } }]);
    await post('/cart', { element_id: part, type: 'part', quantity: 1 });
    expect((await show('shipping')).amount.remise).toHaveProperty('PORT-OFFERT');
    expect((await tryPostcode('')).amount.remise).toHaveProperty('PORT-OFFERT');
  });

  it('[CK-10] code for the mainland: can be added while another postcode is tried', async () => {
    await tryPostcode('20000');
    const { status } = await post('/cart/promotion/add', { code: 'PORT-OFFERT' });
    expect([status, (await show('shipping')).amount.remise]).toMatchObject([
      200,
      { 'PORT-OFFERT': expect.anything() },
    ]);
  });
});

describe('delivery promise of a cart', () => {
  it('uses the chosen carrier, else the carrier of the estimate', async () => {
    const { carriers, promise, shipping_carrier: cheapest } = await show();
    expect([cheapest, promise]).toEqual(['relais_colis', carriers[0]?.promise]);
    const chosen = await choose('chronopost');
    expect([chosen.shipping_carrier, chosen.promise]).toEqual(['chronopost', carriers[1]?.promise]);
    expect(chosen.carriers.map(({ date }) => date)).toEqual(
      chosen.carriers.map((carrier) => carrier.promise?.date ?? null),
    );
  });

  it('[CK-14] line made to order: decides the date, is named, and removes the express banner', async () => {
    const stocked = await show();
    expect([stocked.promise?.slowest, stocked.display_chronopost]).toEqual([null, true]);
    const mixed = readCart(await post('/cart', { element_id: made, type: 'part', quantity: 1 }));
    expect(mixed.promise?.slowest).toEqual({ reference: 'D-0002', name: 'Pièce D-0002', delay_days: 8 });
    expect((mixed.promise?.date ?? '') > (stocked.promise?.date ?? '')).toBe(true);
    expect(mixed.display_chronopost).toBe(false);
    const { body } = await api.call('GET', '/cart/chronopost', { token: session.token });
    expect(body).toMatchObject({ chronopost: { show: false } });
  });

  it('Corsica: takes longer than the mainland', async () => {
    const home = await show();
    const far = await tryPostcode('20000');
    expect((far.promise?.date ?? '') > (home.promise?.date ?? '')).toBe(true);
  });
});
