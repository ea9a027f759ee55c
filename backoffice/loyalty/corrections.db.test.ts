import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetCustomer } from '#backoffice/customers/forget-customer.ts';
import { loyalty } from '#shared/contract/loyalty.ts';
import { newOperatorToken } from '#shared/contract/operator.ts';
import { customerPoints, type CustomerPoints } from '#shared/contract/point-correction.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { grantPoints } from '#tests/support/grant-points.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

const REASON = 'Panne de mai : les points n’avaient pas été comptés';
const DAY_MS = 86_400_000;

let api: TestApi;
let buyer: ProfessionalBuyer;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-CORRECT', price: 20_000, stock: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
});

const correct = (points: number, { reason = REASON, key = randomUUID(), id = buyer.customerId } = {}) =>
  api.call('POST', `/operator/customer/${id}/point-correction`, {
    token: OPERATOR_TOKEN,
    key,
    body: { points, reason },
  });
const readPoints = async (): Promise<CustomerPoints> =>
  customerPoints.parse((await api.operate('GET', `/operator/customer/${buyer.customerId}/loyalty`)).body);
const readOwn = async (rest = '', lang = 'fr'): Promise<ApiResponse> => {
  const { customer } = await readPoints();
  return buyer.call('GET', `/customer/${customer.number}/loyalty${rest}`, { query: { lang } });
};

describe('corrections of points', () => {
  it('[AC-12] correction: the customer reads points and reason in the statement, in both languages and as a table', async () => {
    expect(customerPoints.parse((await correct(700)).body).loyalty.balance).toBe(700);
    expect((await correct(-200, { reason: '=Geste repris' })).status).toBe(200);
    const { balance, statement, tier } = loyalty.parse((await readOwn('', 'en')).body);
    expect([balance, tier]).toEqual([500, 'ember']);
    expect(statement).toMatchObject([
      { label: 'Points corrected', points: -200, balance: 500, order_reference: null },
      { label: 'Points corrected', points: 700, reason: { text: REASON, lang: 'fr' } },
    ]);
    const table = String((await readOwn('/statement')).body);
    expect(table.replaceAll('\u{A0}', ' ')).toContain(`Points corrigés : ${REASON};;700;700`);
  });

  it('correction: is logged with the operator and the balances, and lists its author', async () => {
    await correct(300);
    const [change] = await api.db
      .selectFrom('operator_change')
      .select(['operation', 'before', 'after', 'operator_name'])
      .where('record', '=', `customer ${buyer.customerId}`)
      .execute();
    expect(change).toEqual({
      operation: 'POST /operator/customer/{id}/point-correction',
      before: { points: 0 },
      after: { points: 300 },
      operator_name: 'OPERATOR_TOKEN',
    });
    expect((await readPoints()).corrections).toMatchObject([
      { points: 300, reason: REASON, by: 'OPERATOR_TOKEN' },
    ]);
  });

  it('correction below zero: refused with the balance, and nothing changes', async () => {
    await grantPoints(api.db, buyer.customerId, 400);
    expect(await correct(-401)).toMatchObject({
      status: 422,
      body: { errors: { points: 'exceeds_balance' }, params: { balance: 400 } },
    });
    expect(await correct(0)).toMatchObject({ status: 422, body: { errors: { points: 'required' } } });
    expect(await readPoints()).toMatchObject({ loyalty: { balance: 400 }, corrections: [] });
    expect((await correct(-400)).status).toBe(200);
    expect((await readPoints()).loyalty.balance).toBe(0);
  });

  it('correction: a repeated request counts once, and its key serves no other', async () => {
    const key = randomUUID();
    await correct(250, { key });
    expect(customerPoints.parse((await correct(250, { key })).body).loyalty.balance).toBe(250);
    expect(refusal(await correct(251, { key }))).toEqual([409, 'key_reused']);
    const path = `/operator/customer/${buyer.customerId}/point-correction`;
    expect(await api.operate('POST', path, { points: 1, reason: REASON })).toMatchObject({
      status: 400,
      body: { errors: { 'idempotency-key': 'required' } },
    });
  });

  it('corrected points pay an order, and an order and a correction never take the same points', async () => {
    await correct(1000);
    await buyer.add(part, 3);
    await buyer.ship();
    await buyer.call('POST', '/cart/points', { body: { points: 1000 } });
    const [, taken] = await Promise.all([buyer.order({ payment: 'compte' }), correct(-1000)]);
    const used = await api.db
      .selectFrom('loyalty_movement')
      .innerJoin('shop_order', 'shop_order.id', 'order_id')
      .select('points')
      .where('customer_id', '=', buyer.customerId)
      .execute();
    const spent = used.reduce((sum, { points }) => sum + points, 0);
    expect([spent, taken.status]).toEqual(taken.status === 200 ? [0, 200] : [1000, 422]);
    expect((await readPoints()).loyalty.balance).toBe(0);
  });

  it('points of a private customer, an unknown one or a site without programme: 404', async () => {
    const [consumer] = await api.db
      .selectFrom('customer')
      .select('id')
      .where('company_id', 'is', null)
      .limit(1)
      .execute();
    for (const id of [consumer?.id ?? 0, 2_000_000_000])
      expect(refusal(await correct(1, { id }))).toEqual([404, 'not_found']);
    const rename = (from: string, to: string) =>
      api.db.updateTable('content').set({ code: to }).where('code', '=', from).execute();
    await rename('loyalty_programme', 'no_programme');
    expect(refusal(await correct(1))).toEqual([404, 'not_found']);
    await rename('no_programme', 'loyalty_programme');
    expect((await correct(1)).status).toBe(200);
  });

  it('role `read_only`: reads points without name and reasons', async () => {
    await correct(100);
    const body = {
      name: 'Lecture',
      roles: ['read_only'],
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    };
    const { token } = newOperatorToken.parse((await api.operate('POST', '/operator/token', body)).body);
    const response = await api.call('GET', `/operator/customer/${buyer.customerId}/loyalty`, { token });
    const text = JSON.stringify(response.body);
    expect([response.status, text.includes('Odile'), text.includes('Panne')]).toEqual([200, false, false]);
  });

  it('[AC-14] deleted account: its corrections go with it', async () => {
    await correct(100);
    await api.db.transaction().execute((trx) => forgetCustomer(trx, buyer.customerId));
    const left = await api.db
      .selectFrom('point_correction')
      .select('id')
      .where('customer_id', '=', buyer.customerId)
      .execute();
    expect(left).toEqual([]);
  });
});
