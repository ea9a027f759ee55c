import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goodsOf } from '#backoffice/demo/order-amount.ts';
import type { OrderAmount } from '#backoffice/orders/read-order.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { loyalty } from '#shared/contract/loyalty.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let session: AuthState;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
});
afterAll(() => api.close());

const get = (rest = '', query: Record<string, string> = {}, customer = session.customer.customer_id) =>
  api.call('GET', `/customer/${customer}/loyalty${rest}`, { query, token: session.token });

/**
 * Points computed from the frozen amounts of the orders. One order was delivered 17 days ago,
 * three are not delivered.
 */
async function pointsOf(references: string[]): Promise<number> {
  const rows = await api.db
    .selectFrom('shop_order')
    .select('amount')
    .where('reference', 'in', references)
    .execute();
  expect(rows).toHaveLength(references.length);
  return rows.reduce((sum, { amount }) => sum + Math.floor(goodsOf(amount as OrderAmount) / 100), 0);
}

describe('points', () => {
  it('[AC-12] the balance is the sum of the rows, and each row has the balance after it', async () => {
    const { balance, statement, pending, expiring, tier } = loyalty.parse((await get()).body);
    expect(statement.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
    expect(statement[0]?.balance).toBe(balance);
    statement.forEach((row, index) => {
      expect(row.balance).toBe((statement[index + 1]?.balance ?? 0) + row.points);
      expect(row.date >= (statement[index + 1]?.date ?? '')).toBe(true);
    });
    expect(pending).toBe(await pointsOf(['CD-018655', 'CD-018734', 'CD-018746', 'CD-018752']));
    expect(expiring.length).toBeGreaterThan(0);
    expect(tier).toBe('flame');
    expect(new Set(statement.map(({ label }) => label)).size).toBe(4);
  });

  it('[AC-12] are exported as a spreadsheet table in the language of the call', async () => {
    const french = await get('/statement');
    expect(french.type).toBe('text/csv; charset=utf-8');
    const lines = String(french.body).trim().split('\r\n');
    expect(lines[0]?.endsWith('Date;Opération;Commande;Points;Solde')).toBe(true);
    const { statement } = loyalty.parse((await get()).body);
    expect(lines).toHaveLength(statement.length + 1);
    expect(lines[1]).toMatch(/^\d\d\/\d\d\/\d{4};Points .*;CD-\d{6};-?\d+;\d+$/);
    expect(String((await get('/statement', { lang: 'en' })).body)).toContain(
      'Date,Operation,Order,Points,Balance',
    );
  });

  it('[AP-05] are a 404 for another customer, and refused without a session', async () => {
    for (const rest of ['', '/statement']) {
      expect(refusal(await get(rest, {}, 'C-004514'))).toEqual([404, 'not_found']);
      const anonymous = await api.call('GET', `/customer/C-004512/loyalty${rest}`);
      expect(refusal(anonymous)).toEqual([500, 'token_required']);
    }
  });

  it('are for professionals only: a private customer has none', async () => {
    const other = await logInDemo(api, 'client@atre.example');
    for (const rest of ['', '/statement']) {
      const response = await api.call('GET', `/customer/${other.customer.customer_id}/loyalty${rest}`, {
        token: other.token,
      });
      expect(refusal(response)).toEqual([404, 'not_found']);
    }
  });

  it('are earned by bought orders, not by unpaid or cancelled ones', async () => {
    const before = loyalty.parse((await get()).body).pending;
    const reference = 'CD-018752';
    const brings = await pointsOf([reference]);
    expect(brings).toBeGreaterThan(0);
    const change = (status: string) =>
      api.db.updateTable('shop_order').set({ status }).where('reference', '=', reference).execute();
    for (const status of ['pending_payment', 'awaiting_transfer', 'cancelled']) {
      await change(status);
      expect([status, loyalty.parse((await get()).body).pending]).toEqual([status, before - brings]);
    }
    await change('confirmed');
  });

  it('[RT-15] are a 404 on a site without programme', async () => {
    const setting = { resource: 'setting', code: 'loyalty_programme' };
    const change = (from: string, to: string) =>
      api.db
        .updateTable('content')
        .set({ code: to })
        .where('resource', '=', setting.resource)
        .where('code', '=', from)
        .execute();
    await change(setting.code, 'no_programme');
    expect(refusal(await get())).toEqual([404, 'not_found']);
    expect((await get('/statement')).status).toBe(404);
    await change('no_programme', setting.code);
    expect((await get()).status).toBe(200);
  });
});
