import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { addPart, linesOf, newCartToken, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let [plenty, scarce] = [0, 0];
beforeAll(async () => {
  api = await startTestApi();
  plenty = await addPart(api.db, { reference: 'T-0001' });
  scarce = await addPart(api.db, { reference: 'T-0002', stock: 3 });
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('cart').execute());

const logIn = async (cartToken: string, email = 'pro@atre.example') => {
  const body = { email, password: DEMO_PASSWORD };
  return (await api.call('POST', '/user/login', { body, cartToken })).body as AuthState;
};
const add = (who: { token?: string; cartToken?: string }, id: number, quantity: number) =>
  api.call('POST', '/cart', { body: { element_id: id, type: 'part', quantity }, ...who });
const show = async (who: { token?: string; cartToken?: string }) =>
  readCart(await api.call('GET', '/cart', who));

describe('merge of the guest cart at login', () => {
  it('adds the lines to the customer’s cart, quantities clamped to stock, and reports the merge', async () => {
    const { token } = await logIn(newCartToken());
    await add({ token }, scarce, 2);
    const cartToken = newCartToken();
    await add({ cartToken }, scarce, 3);
    await add({ cartToken }, plenty, 4);
    expect((await logIn(cartToken)).cart).toEqual({ count: 7, merged: 2 });
    const cart = await show({ token });
    expect(linesOf(cart).map(({ quantity }) => quantity)).toEqual([3, 4]);
    expect(cart.notices).toMatchObject([
      { code: 'lines_merged', params: { count: 2 } },
      { code: 'stock_reduced', params: { asked: 5, quantity: 3 } },
    ]);
    expect((await show({ cartToken })).count).toBe(0);
  });

  it('merges once for concurrent and repeated logins', async () => {
    const cartToken = newCartToken();
    await add({ cartToken }, plenty, 4);
    const merges = await Promise.all([1, 2, 3].map(() => logIn(cartToken)));
    expect(merges.filter(({ cart }) => cart?.merged === 1)).toHaveLength(1);
    expect((await show({ token: merges[0]?.token ?? '' })).count).toBe(4);
  });

  it('private customer: the guest cart stays, and no cart is opened', async () => {
    const cartToken = newCartToken();
    await add({ cartToken }, plenty, 1);
    const { cart, token } = await logIn(cartToken, 'client@atre.example');
    expect(cart).toBeNull();
    expect((await show({ token, cartToken })).count).toBe(1);
  });
});
