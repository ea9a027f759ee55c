import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cartAdditionsResponse, MAX_CART_LINES } from '#shared/contract/cart.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart, linesOf } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let session: AuthState;
let [plenty, scarce, gone, successor] = [0, 0, 0, 0];
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  plenty = await addPart(api.db, { reference: 'B-0001', stock: 500 });
  scarce = await addPart(api.db, { reference: 'B-0002', stock: 3 });
  successor = await addPart(api.db, { reference: 'B-0004' });
  gone = await addPart(api.db, { reference: 'B-0003', status: 'obsolete', replacedById: successor });
});
afterAll(() => api.close());
beforeEach(() => api.db.deleteFrom('cart').execute());

const call = (elements: readonly object[]) =>
  api.call('POST', '/cart/lines', { body: { elements }, token: session.token });
const add = async (elements: readonly object[]) => cartAdditionsResponse.parse((await call(elements)).body);
const part = (id: number, quantity = 1) => ({ type: 'part', element_id: id, quantity });

describe('many elements in one call', () => {
  it('[CK-15, CK-17] each element has its own result, and available ones are in the cart', async () => {
    const { results, ...cart } = await add([part(plenty, 2), part(scarce, 5), part(gone), part(99_999_999)]);
    expect(results).toMatchObject([
      { reference: 'B-0001', status: 'added', asked: 2, quantity: 2, code: null },
      { reference: 'B-0002', status: 'reduced', asked: 5, quantity: 3, code: null },
      { reference: 'B-0003', status: 'refused', quantity: 0, code: 'out_of_stock', replaced_by: 'B-0004' },
      { reference: null, status: 'refused', quantity: 0, code: 'element_unknown' },
    ]);
    expect(linesOf(cart).map(({ reference, quantity }) => [reference, quantity])).toEqual([
      ['B-0001', 2],
      ['B-0002', 3],
    ]);
  });

  it('the same element twice is one line with the sum of both quantities, added to an existing line', async () => {
    await add([part(plenty, 4)]);
    const { results, ...cart } = await add([part(plenty, 1), part(plenty, 2)]);
    expect(results).toMatchObject([{ status: 'added', asked: 3, quantity: 3 }]);
    expect(linesOf(cart)).toMatchObject([{ quantity: 7 }]);
    const { results: more } = await add([part(scarce, 3)]);
    expect(more).toMatchObject([{ status: 'added', quantity: 3 }]);
    expect((await add([part(scarce, 1)])).results).toMatchObject([{ status: 'reduced', quantity: 0 }]);
  });

  it('a cart with room for one line accepts the first new line and refuses the next; existing lines can grow', async () => {
    const ids = [];
    for (let index = 0; index < MAX_CART_LINES - 1; index += 1)
      ids.push(await addPart(api.db, { reference: `B-1${String(index).padStart(3, '0')}` }));
    const { results } = await add(ids.map((id) => part(id)));
    expect(results.every(({ status }) => status === 'added')).toBe(true);
    const { results: last } = await add([part(plenty), part(successor), part(ids[0] ?? 0)]);
    expect(last.map(({ status, code }) => [status, code])).toEqual([
      ['added', null],
      ['refused', 'cart_full'],
      ['added', null],
    ]);
  });

  it('a part that is not in the named exploded view is refused alone', async () => {
    const { results } = await add([{ ...part(plenty), schema_id: 1 }, part(successor)]);
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['refused', 'element_unknown'],
      ['added', null],
    ]);
  });

  it('an empty list, too many elements and unknown types are refused as a whole', async () => {
    for (const elements of [
      [],
      Array.from({ length: MAX_CART_LINES + 1 }, () => part(plenty)),
      [{ type: 'x' }],
    ])
      expect((await call(elements)).status).toBe(400);
    expect((await api.call('POST', '/cart/lines', { body: { elements: [part(plenty)] } })).status).toBe(400);
  });
});
