import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { followedOrder } from '#shared/contract/order-list.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let token: string;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  ({ token } = await logInDemo(api));
  ({ id } = await api.db
    .selectFrom('shop_order')
    .select('id')
    .where('reference', '=', 'CD-018757')
    .executeTakeFirstOrThrow());
});
afterAll(() => api.close());

const press = (move: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/orders/${id}/${move}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
const read = async () => followedOrder.parse((await api.call('GET', `/order/${id}`, { token })).body);

describe('the team’s page of orders', () => {
  it('[AC-14] orders page: each action changes the state that the buyer sees', async () => {
    expect(await (await fetch(`${api.url}/orders`)).text()).toContain('Transfer received: CD-018757');
    expect((await press('transfer')).status).toBe(303);
    expect(await read()).toMatchObject({ status: 'confirmed' });
    expect((await press('prepare')).status).toBe(303);
    expect((await press('ship')).status).toBe(422);
    expect((await press('ship', { tracking: 'AT00000001FR' })).status).toBe(303);
    const shipped = await read();
    expect(shipped.tracking?.number).toBe('AT00000001FR');
    expect((await press('deliver')).status).toBe(303);
    const { status, timeline, documents } = await read();
    expect(status).toBe('delivered');
    expect(timeline.map(({ code, state }) => [code, state])).toEqual(
      ['created', 'paid', 'prepared', 'shipped', 'delivered'].map((code) => [code, 'done']),
    );
    expect(documents.map(({ files }) => files.length)).toEqual([3, 1, 2]);
    const mails = await api.db.selectFrom('mail').select('subject').orderBy('id').execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Nous avons reçu votre virement, commande CD-018757',
      'Votre commande CD-018757 est en route',
    ]);
  });

  it('orders page: refuses repeated actions, actions out of sequence and orders of another site', async () => {
    const before = (await read()).timeline.length;
    expect((await press('deliver')).status).toBe(303);
    expect((await read()).timeline).toHaveLength(before);
    expect((await press('prepare')).status).toBe(422);
    expect((await press('burn')).status).toBe(404);
    expect((await press('deliver', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});
