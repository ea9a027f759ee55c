import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOperatorToken } from '#shared/contract/operator.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { operatorToday, type OperatorToday, type WaitingWork } from '#shared/contract/operator-today.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { notifyPayment } from '#tests/support/notify-payment.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let buyer: ProfessionalBuyer;
beforeAll(async () => {
  api = await startTestApi();
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
});
afterAll(() => api.close());

const read = async () => operatorToday.parse((await api.operate('GET', '/operator/today')).body);
const countOf = ({ waiting }: OperatorToday, work: WaitingWork) =>
  waiting.find((each) => each.work === work)?.count;

async function readAs(...roles: OperatorRole[]): Promise<OperatorToday> {
  const body = { name: roles.join(' '), roles, expires_at: new Date(Date.now() + DAY_MS).toISOString() };
  const { token } = newOperatorToken.parse((await api.operate('POST', '/operator/token', body)).body);
  return operatorToday.parse((await api.call('GET', '/operator/today', { token })).body);
}

describe('today', () => {
  it('paid order: waits to be prepared and counts as a sale of the day, a cancelled one does not', async () => {
    const before = await read();
    const part = await addPart(api.db, { reference: 'PC-TODAY', stock: 100 });
    for (const result of ['paid', 'refused'] as const) {
      await buyer.add(part);
      await buyer.ship();
      const { reference } = readPlaced(await buyer.order());
      await notifyPayment(api, api.db, reference, result);
    }
    const after = await read();
    expect(countOf(after, 'orders_to_prepare')).toBe((countOf(before, 'orders_to_prepare') ?? 0) + 1);
    expect(after.sales).toHaveLength(30);
    expect(after.sales.at(-1)?.orders).toBe((before.sales.at(-1)?.orders ?? 0) + 1);
    expect(after.sales.at(-1)?.total).toBeGreaterThan(before.sales.at(-1)?.total ?? 0);
  });

  it('article with little stock and failed email: each waits', async () => {
    const before = await read();
    await addPart(api.db, { reference: 'PC-LOW', stock: 0 });
    await api.db
      .insertInto('mail')
      .values({ recipient: 'client@example.com', subject: 'Essai', source: '', attempts: 2 })
      .execute();
    const after = await read();
    expect(countOf(after, 'low_stock')).toBe((countOf(before, 'low_stock') ?? 0) + 1);
    expect(after.low_stock[0]?.stock).toBe(0);
    expect(countOf(after, 'failed_mail')).toBe((countOf(before, 'failed_mail') ?? 0) + 1);
  });

  it('thresholds of a part: high, it waits though the shop has more than ten; at none, only once it is out', async () => {
    const before = countOf(await read(), 'low_stock') ?? 0;
    await addPart(api.db, { reference: 'PC-HIGH', stock: 40, lowStock: 50 });
    expect(countOf(await read(), 'low_stock')).toBe(before + 1);
    await addPart(api.db, { reference: 'PC-NEVER', stock: 1, lowStock: 0 });
    expect(countOf(await read(), 'low_stock')).toBe(before + 1);
  });

  it('search without a result: is counted for those who edit the site, unless it may name a person', async () => {
    const search = (text: string) => api.get('/product', { text, page: '1' });
    for (const text of ['Zwyxqvk', 'zwyxqvk !', 'zwyxqvk@zwyxqvk', 'zwyxqvk998877']) {
      const { body } = await search(text);
      expect(body).toMatchObject({ total: 0 });
    }
    await search('radiateur');
    await api.get('/search', { type: 'Suggest', language: 'fr', text: 'zwyxqvkw' });
    const { missed_searches: missed } = await read();
    expect(missed.filter(({ words }) => /zwyx|radiateur/.test(words))).toEqual([
      { words: 'zwyxqvk', lang: 'fr', searches: 2 },
    ]);
    expect((await readAs('orders')).missed_searches).toEqual([]);
  });

  it('page with an expired review: waits for the editors', async () => {
    const before = await read();
    const { id, data } = await api.db
      .selectFrom('content')
      .innerJoin('content_translation', 'content_id', 'content.id')
      .where('resource', '=', 'page')
      .select(['content.id', 'data'])
      .where('lang', '=', 'fr')
      .orderBy('content.id')
      .executeTakeFirstOrThrow();
    await api.db
      .updateTable('content_translation')
      .set({ data: JSON.stringify({ ...Object(data), review: { last: '2025-01-01', due: '2025-02-01' } }) })
      .where('content_id', '=', id)
      .where('lang', '=', 'fr')
      .execute();
    expect(countOf(await readAs('content'), 'due_reviews')).toBe((countOf(before, 'due_reviews') ?? 0) + 1);
  });

  it('roles: see the work that their lists show, and no other', async () => {
    const worksOf = async (role: OperatorRole) => (await readAs(role)).waiting.map(({ work }) => work);
    expect(await worksOf('content')).toEqual(['due_reviews']);
    expect(await worksOf('catalogue')).toEqual(['imports', 'low_stock']);
    expect(await worksOf('orders')).toEqual([
      'transfers',
      'orders_to_prepare',
      'orders_to_ship',
      'refunds',
      'returns',
    ]);
    expect(await worksOf('support')).toEqual(expect.arrayContaining(['applications', 'tickets', 'refunds']));
    expect(await worksOf('support')).not.toContain('low_stock');
    const catalogue = await readAs('catalogue');
    expect(catalogue.sales).toEqual([]);
    expect((await readAs('orders')).low_stock).toEqual([]);
  });
});
