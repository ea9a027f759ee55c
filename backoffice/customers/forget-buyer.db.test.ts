import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#backoffice/demo/demo-accounts.data.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function read(reference: string): Promise<OrderRecord> {
  const order = await readOrder(api.db, { siteId: 1, reference });
  if (!order) throw new Error(`There is no order ${reference}.`);
  return order;
}

it('[AC-14] orders outlive the account without a person in them; what the law wants kept is kept', async () => {
  const { token } = await logInDemo(api);
  const reference = 'CD-018734';
  const before = await read(reference);
  const answer = await api.call('DELETE', '/user', { token, body: { password: DEMO_PASSWORD } });
  expect(answer.status).toBe(200);
  const after = await read(reference);
  expect([after.amount, after.lines, after.invoice, after.createdAt]).toEqual([
    before.amount,
    before.lines,
    before.invoice,
    before.createdAt,
  ]);
  expect(after.buyer.company).toEqual({ name: 'Kerbrat Chauffage SARL', siret: '21005290800014' });
  expect(after.customerId).toBeNull();
  const everything = JSON.stringify([
    await api.db.selectFrom('shop_order').selectAll().execute(),
    await api.db.selectFrom('shop_order_event').selectAll().execute(),
  ]);
  for (const personal of [
    'Maëlle',
    'pro@atre.example',
    '06 39 98 04 12',
    'rue des Ajoncs',
    'Four à Chaux',
    'C-004512',
    'Livrer au dépôt',
    before.tracking ?? '',
  ])
    expect([personal, everything.includes(personal)]).toEqual([personal, false]);
  expect(refusal(await api.call('GET', `/order/${before.id}`, { token }))[0]).toBe(500);
});
