import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import { favoriteList } from '#shared/contract/favorite.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const FORMER = 900_001;

let api: TestApi;
let session: AuthState;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
});
afterAll(() => api.close());

const path = (rest = '', customer = session.customer.customer_id) => `/customer/${customer}/favorite${rest}`;
const call = (method: string, rest = '', options: { body?: unknown; query?: Record<string, string> } = {}) =>
  api.call(method, path(rest), {
    ...options,
    query: { sales_plan_id: '3', ...options.query },
    token: session.token,
  });
const list = async (query: Record<string, string> = {}) =>
  favoriteList.parse((await call('GET', '', { query })).body).items;

async function anotherProduct(): Promise<number> {
  const favorites = new Set((await list()).map(({ entity_id: id }) => id));
  const rows = await api.db.selectFrom('product').select('id').orderBy('id').execute();
  return rows.find(({ id }) => !favorites.has(id))?.id ?? 0;
}

describe('favourites', () => {
  it('[AP-05, AC-11] are added at the top of the list, once, and removed', async () => {
    const id = await anotherProduct();
    const before = await list();
    for (const _ of [1, 2]) {
      const added = favoriteList.parse((await call('POST', '', { body: { entity_id: id } })).body);
      expect([added.items[0]?.entity_id, added.total]).toEqual([id, before.length + 1]);
    }
    expect((await list({ entity_id: String(id) })).map((item) => item.entity_id)).toEqual([id]);
    for (const _ of [1, 2]) {
      const removed = favoriteList.parse((await call('DELETE', `/${id}`)).body);
      expect(removed.items).toEqual(before);
    }
  });

  it('[AC-11] keep discontinued products, with their replacement', async () => {
    const items = await list({ depth: '1' });
    const former = items.find(({ entity_id: id }) => id === FORMER);
    expect(former?.details).toMatchObject({
      product: null,
      name: 'Nervure',
      reference: 'AT-NER',
      replacement: { reference: 'AT-LAM' },
    });
    const sold = items.find(({ details }) => details?.product?.reference === 'AT-LAM');
    expect(sold?.details).toMatchObject({ name: 'Lame', replacement: null });
    expect((await list())[0]?.details).toBeNull();
  });

  it('can be added again although discontinued', async () => {
    const before = await list();
    await call('DELETE', `/${FORMER}`);
    expect(await list()).toHaveLength(before.length - 1);
    expect((await call('POST', '', { body: { entity_id: FORMER } })).status).toBe(200);
    expect(await list()).toHaveLength(before.length);
  });

  it('accept known products only: others are a 404 or name the field', async () => {
    expect((await call('POST', '', { body: { entity_id: 77_777_777 } })).status).toBe(404);
    expect(await call('POST', '', { body: { entity_type: 'page', entity_id: 1 } })).toMatchObject({
      status: 400,
      body: { errors: { entity_type: 'invalid_value' } },
    });
  });

  it('[AP-05] of another customer: 404 for every call', async () => {
    const other = await logInDemo(api, 'client@atre.example');
    const theirs = path('', other.customer.customer_id);
    const body = { entity_id: 1 };
    for (const response of [
      await api.call('GET', theirs, { token: session.token }),
      await api.call('POST', theirs, { token: session.token, body }),
      await api.call('DELETE', `${theirs}/1`, { token: session.token }),
    ])
      expect(refusal(response)).toEqual([404, 'not_found']);
    expect(refusal(await api.call('GET', theirs))).toEqual([500, 'token_required']);
    const own = await api.call('GET', theirs, { token: other.token });
    expect(favoriteList.parse(own.body).total).toBe(1);
  });
});
