import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { companyDetails, type CompanyDetails } from '#shared/contract/company-desk.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { newOperatorToken } from '#shared/contract/operator.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { grantPoints } from '#tests/support/grant-points.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let part: number;
let buyer: ProfessionalBuyer;
let stranger: ProfessionalBuyer;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-COMPANY', price: 12_000, stock: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  [buyer, stranger] = (await makeProfessionals(api, api.db, 2)) as [ProfessionalBuyer, ProfessionalBuyer];
});

const readCompany = async (): Promise<{ company: CompanyDetails; etag: string }> => {
  const { body, etag = '' } = await api.operate('GET', `/operator/company/${buyer.companyId}`);
  return { company: companyDetails.parse(body), etag };
};
const setDiscount = (discount: number, ifMatch?: string) =>
  api.call('PUT', `/operator/company/${buyer.companyId}`, {
    token: OPERATOR_TOKEN,
    body: { discount },
    ifMatch,
  });
async function placeOrder(by: ProfessionalBuyer): Promise<number> {
  await by.add(part);
  await by.ship();
  return readPlaced(await by.order({ payment: 'compte' })).id;
}
async function listIds(path: string, query: Record<string, string>): Promise<number[]> {
  const { body } = await api.operate('GET', path, undefined, query);
  return (body as { items: { id: number }[] }).items.map(({ id }) => id);
}

const tokenOf = async (role: OperatorRole) => {
  const body = { name: role, roles: [role], expires_at: new Date(Date.now() + DAY_MS).toISOString() };
  return newOperatorToken.parse((await api.operate('POST', '/operator/token', body)).body).token;
};

describe('a company at the desk', () => {
  it('company: has its people with account, orders and points, and what it owes', async () => {
    await placeOrder(buyer);
    await grantPoints(api.db, buyer.customerId, 300);
    const { company } = await readCompany();
    expect(company.people).toMatchObject([
      {
        id: buyer.customerId,
        state: 'approved',
        orders: 2,
        points: 300,
        email: expect.stringContaining('@'),
      },
    ]);
    expect(company.credit.used).toBeGreaterThan(0);
    expect(refusal(await api.operate('GET', '/operator/company/2000000000'))).toEqual([404, 'not_found']);
  });

  it('orders and tickets of a company: are listed by its number, without those of others', async () => {
    const [own, other] = [await placeOrder(buyer), await placeOrder(stranger)];
    const { company } = await readCompany();
    const queries: Record<string, string>[] = [
      { company_id: String(company.id) },
      { customer_id: String(buyer.customerId) },
    ];
    for (const query of queries) expect(await listIds('/fulfilment/order', query)).toEqual([own]);
    // The order of a person who has left names the company alone.
    await api.db.updateTable('shop_order').set({ customer_id: null }).where('id', '=', own).execute();
    expect(await listIds('/fulfilment/order', { company_id: String(company.id) })).toEqual([own]);
    expect(other).not.toBe(own);
    const email = company.people[0]?.email?.toUpperCase();
    const ticket = { site_id: 1, lang: 'fr', subject: 'other', verification: 'off' };
    for (const from of [email, 'autre@atre.example'])
      await api.db
        .insertInto('ticket')
        .values({
          ...ticket,
          reference: `AT-${from}`,
          form_key: `AT-${from}`,
          fields: JSON.stringify({ email: from }),
        })
        .execute();
    expect(await listIds('/operator/ticket', { company_id: String(company.id) })).toHaveLength(1);
  });

  it('discount: applies to the cart at once, is logged, and is not overwritten unseen', async () => {
    const { etag } = await readCompany();
    await buyer.add(part);
    expect((await setDiscount(25, etag)).status).toBe(200);
    const cart = JSON.stringify((await buyer.call('GET', '/cart')).body);
    expect(cart).toContain('"percent":25');
    const [change] = await api.db
      .selectFrom('operator_change')
      .select(['before', 'after'])
      .where('record', '=', `company ${buyer.companyId}`)
      .execute();
    expect(change).toEqual({ before: { discount: 0 }, after: { discount: 25 } });
    expect(refusal(await setDiscount(30, etag))).toEqual([412, 'record_changed']);
    expect((await readCompany()).company.discount).toBe(25);
    expect((await setDiscount(91)).status).toBe(400);
  });

  it('role `read_only`: sees no name, address or number of a person', async () => {
    const { company } = await readCompany();
    const read = async (role: OperatorRole) =>
      JSON.stringify(
        (await api.call('GET', `/operator/company/${company.id}`, { token: await tokenOf(role) })).body,
      );
    expect(await read('support')).toContain('Odile');
    const masked = await read('read_only');
    for (const word of ['Odile', company.people[0]?.email ?? ''])
      expect([word, masked.includes(word)]).toEqual([word, false]);
    expect(masked).toContain(company.siret);
  });
});
