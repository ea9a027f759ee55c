import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import { promotionList } from '#shared/contract/promotion.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let session: AuthState;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
});
afterAll(() => api.close());

const get = (query: Record<string, string> = {}, customer = session.customer.customer_id) =>
  api.call('GET', `/customer/${customer}/promotion`, { query, token: session.token });
const list = async (query: Record<string, string> = {}) => promotionList.parse((await get(query)).body).items;

describe('promotion codes', () => {
  it('[AC-12] codes: usable ones come first, the others with the reason of their end', async () => {
    const items = await list();
    expect(items.map(({ code, state }) => [code, state])).toEqual([
      ['KERBRAT-120', 'usable'],
      ['RENTREE-8', 'usable'],
      ['PORT-OFFERT', 'usable'],
      ['VENTIL-5', 'used'],
      ['PAC-250', 'expired'],
    ]);
    expect(items[0]).toMatchObject({ discount: { kind: 'amount', value: 120 }, minimum: 2000 });
    expect(items[3]).toMatchObject({ order_reference: 'CD-018269', used_at: expect.any(String) });
  });

  it('codes: are in the language of the call', async () => {
    expect((await list({ lang: 'en' }))[2]?.title).toBe('Free carriage');
  });

  it('codes of one customer, or not begun yet: are not listed for others', async () => {
    const own = api.db.updateTable('promotion').where('code', '=', 'KERBRAT-120');
    const { id } = await api.db
      .selectFrom('customer')
      .select('id')
      .where('number', '=', 'C-004513')
      .executeTakeFirstOrThrow();
    await own.set({ customer_id: id }).execute();
    await api.db
      .updateTable('promotion')
      .set({ starts_at: new Date(Date.now() + 60_000) })
      .where('code', '=', 'RENTREE-8')
      .execute();
    expect((await list()).map(({ code }) => code)).toEqual(['PORT-OFFERT', 'VENTIL-5', 'PAC-250']);
  });

  it('[AP-05] codes: a 404 for another customer, refused to private customers and without a session', async () => {
    expect(refusal(await get({}, 'C-004514'))).toEqual([404, 'not_found']);
    const other = await logInDemo(api, 'client@atre.example');
    const theirs = `/customer/${other.customer.customer_id}/promotion`;
    expect(refusal(await api.call('GET', theirs, { token: other.token }))).toEqual([404, 'not_found']);
    expect(refusal(await api.call('GET', theirs))).toEqual([500, 'token_required']);
  });
});
