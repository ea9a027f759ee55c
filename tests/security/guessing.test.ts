import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addPart, newCartToken, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** Maximum number of codes per address in a quarter of an hour, valid or not. */
const MAX_ATTEMPTS = 300;
const AT_ONCE = 20;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('guessing', () => {
  it('[CK-10] promotion codes: attempts are limited by address', async () => {
    const cartToken = newCartToken();
    await api.call('POST', '/cart', {
      body: { type: 'part', element_id: await addPart(api.db, { reference: 'DEVINETTE' }) },
      cartToken,
    });
    const guess = (address: string) =>
      api.call('POST', '/cart/promotion/add', {
        body: { code: randomBytes(4).toString('hex') },
        cartToken,
        address,
      });
    const statuses: number[] = [];
    while (statuses.length <= MAX_ATTEMPTS) {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => guess('203.0.113.9')));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess('203.0.113.10')).status).not.toBe(429);
  }, 60_000);

  it('[AP-09] cart tokens: an unknown one shows an empty cart and reveals no existing ones', async () => {
    const cartToken = newCartToken();
    const body = { type: 'part', element_id: await addPart(api.db, { reference: 'CACHETTE' }) };
    await api.call('POST', '/cart', { body, cartToken });
    const near = `${cartToken.slice(0, -1)}${cartToken.endsWith('A') ? 'E' : 'A'}`;
    const others = [
      near,
      cartToken.toUpperCase(),
      newCartToken(),
      `${cartToken}A`,
      cartToken.slice(0, -1),
      '%',
      '*',
    ];
    const counts = await Promise.all(
      others.map(async (token) => {
        const response = await api.call('GET', '/cart', { cartToken: token });
        return response.status === 200 ? readCart(response).count : response.status;
      }),
    );
    expect(counts.filter((count) => count !== 0 && count !== 400)).toEqual([]);
    expect(readCart(await api.call('GET', '/cart', { cartToken })).count).toBe(1);
  });
});
