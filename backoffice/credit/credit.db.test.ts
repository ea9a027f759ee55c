import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { credit, type Credit } from '#shared/contract/credit.ts';
import { readPlaced, stockOf } from '#tests/support/checkout.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { pressOrder } from '#tests/support/press-order.ts';
import { addPart, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

let api: TestApi;
let buyer: ProfessionalBuyer;
let part: number;
let total: number;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-CREDIT', price: 10_000, stock: 10_000 });
});
afterAll(() => api.close());
/** A buyer whose cart is ready to be ordered, and costs about 130 €. */
beforeEach(async () => {
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
  await fill(buyer);
  total = readCart(await buyer.call('GET', '/cart')).amount.total;
});

const account = { payment: 'compte' };

async function fill(who: ProfessionalBuyer): Promise<void> {
  await who.add(part);
  await who.ship();
}
const setLimit = (limit: number, companyId = buyer.companyId) =>
  api.operate('PUT', `/company/${companyId}/credit-limit`, { limit, by: 'A. Brunel' });
const offerOf = async (who = buyer) =>
  readCart(await who.call('GET', '/cart')).paiement.find(({ technical_name: name }) => name === 'compte');
async function creditOf(who = buyer): Promise<Credit> {
  const { number } = await api.db
    .selectFrom('customer')
    .select('number')
    .where('id', '=', who.customerId)
    .executeTakeFirstOrThrow();
  return credit.parse((await who.call('GET', `/customer/${number}/credit`)).body);
}
const press = (orderId: number, action: string) => pressOrder(api.url, orderId, action);

describe('payment on account', () => {
  it('[CK-19] order: without a credit limit, payment on account is neither offered nor accepted', async () => {
    await setLimit(0);
    const before = await stockOf(api.db, part);
    expect(await offerOf()).toBeUndefined();
    expect(await buyer.order(account)).toMatchObject({
      status: 409,
      body: { code: 'credit_none', errors: { payment: 'credit_none' } },
    });
    expect([await stockOf(api.db, part), readCart(await buyer.call('GET', '/cart')).count]).toEqual([
      before,
      1,
    ]);
    expect((await buyer.order({ payment: 'virement' })).status).toBe(200);
  });

  it('[CK-19] order: within the limit it is offered with its figures, and reduces the free credit', async () => {
    await setLimit(1000);
    expect(await offerOf()).toEqual({
      technical_name: 'compte',
      refused: null,
      credit: { limit: 1000, used: 0, free: 1000 },
    });
    expect(readPlaced(await buyer.order(account)).status).toBe('confirmed');
    expect(await creditOf()).toEqual({ limit: 1000, used: total, free: expect.closeTo(1000 - total, 5) });
  });

  it('order: an order above the free credit is refused with the figures, one of exactly that amount passes', async () => {
    await setLimit(total - 0.01);
    expect(await offerOf()).toMatchObject({ refused: 'credit_exceeded' });
    expect(await buyer.order(account)).toMatchObject({
      status: 409,
      body: {
        code: 'credit_exceeded',
        errors: { payment: 'credit_exceeded' },
        params: { free: total - 0.01, total, missing: 0.01 },
      },
    });
    await setLimit(total);
    expect((await buyer.order(account)).status).toBe(200);
    expect(await creditOf()).toEqual({ limit: total, used: total, free: 0 });
  });

  it('order: of two concurrent orders of one company, one passes', async () => {
    const [colleague] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
    await api.db
      .updateTable('customer')
      .set({ company_id: buyer.companyId })
      .where('id', '=', colleague.customerId)
      .execute();
    await fill(colleague);
    await setLimit(Math.ceil(total * 1.5));
    const responses = await Promise.all([buyer.order(account), colleague.order(account)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await creditOf(colleague)).toEqual(await creditOf());
    expect((await creditOf()).used).toBe(total);
  });

  it('order: marking it as paid frees the limit once and mails its buyer', async () => {
    await setLimit(total);
    const { id } = readPlaced(await buyer.order(account));
    expect([await press(id, 'paid'), await press(id, 'paid')]).toEqual([303, 303]);
    expect((await creditOf()).free).toBe(total);
    const events = await api.db
      .selectFrom('shop_order_event')
      .select('code')
      .where('order_id', '=', id)
      .where('code', '=', 'paid')
      .execute();
    expect(events).toHaveLength(1);
    const mails = await api.db
      .selectFrom('mail')
      .select('subject')
      .where('subject', 'like', '%règlement%')
      .execute();
    expect(mails).toHaveLength(1);
    const { body } = await buyer.call('GET', `/order/${id}`);
    expect(body).toMatchObject({ cancellable: false });
  });

  it('order: one paid by transfer or card cannot be marked as paid on account', async () => {
    const { id } = readPlaced(await buyer.order({ payment: 'virement' }));
    expect(await press(id, 'paid')).toBe(422);
    expect(await press(999_999, 'paid')).toBe(404);
  });
});

describe('the credit limit of a company', () => {
  it('[AP-16] is set by operators only, and the change is recorded with its author', async () => {
    const path = `/company/${buyer.companyId}/credit-limit`;
    const body = { limit: 500, by: 'A. Brunel' };
    expect(refusal(await api.call('PUT', path, { body }))).toEqual([401, 'token_required']);
    expect((await buyer.call('PUT', path, { body })).status).toBe(403);
    expect(await setLimit(500)).toMatchObject({
      status: 200,
      body: { credit: { limit: 500, used: 0, free: 500 }, changed: { by: 'A. Brunel' } },
    });
    await setLimit(500);
    await setLimit(250.5);
    const changes = await api.db
      .selectFrom('credit_limit_change')
      .select(['limit_before', 'limit_after', 'changed_by'])
      .where('company_id', '=', buyer.companyId)
      .orderBy('id')
      .execute();
    expect(changes.slice(-2)).toMatchObject([
      { limit_after: 50_000, changed_by: 'A. Brunel' },
      { limit_before: 50_000, limit_after: 25_050 },
    ]);
  });

  it('is not set on terms that another operator has changed since', async () => {
    const company = `/operator/company/${buyer.companyId}`;
    const { etag = '' } = await api.operate('GET', company);
    const setOn = (limit: number, ifMatch: string) =>
      api.call('PUT', `/company/${buyer.companyId}/credit-limit`, {
        token: OPERATOR_TOKEN,
        body: { limit, by: 'A. Brunel' },
        ifMatch,
      });
    expect((await setOn(700, etag)).status).toBe(200);
    expect(refusal(await setOn(900, etag))).toEqual([412, 'record_changed']);
    expect(await creditOf()).toMatchObject({ limit: 700 });
  });

  it('refuses an invalid amount, a change without an author, and an unknown company', async () => {
    const path = `/company/${buyer.companyId}/credit-limit`;
    for (const body of [
      { limit: -1, by: 'A' },
      { limit: 1e9, by: 'A' },
      { limit: '5', by: 'A' },
      { limit: 5 },
    ])
      expect([body, (await api.operate('PUT', path, body)).status]).toEqual([body, 400]);
    expect((await setLimit(1, 999_999)).status).toBe(404);
  });

  it('is listed for operators by company, and found by SIRET', async () => {
    const { body } = await api.operate('GET', '/company', undefined, { perPage: '100' });
    const { items } = body as { items: { id: number; siret: string }[] };
    const own = items.find(({ id }) => id === buyer.companyId);
    expect(own).toMatchObject({ credit: { used: 0 } });
    const found = await api.operate('GET', '/company', undefined, { q: own?.siret ?? '' });
    expect(found.body).toEqual({ items: [own], total: 1 });
    expect((await api.operate('GET', '/company', undefined, { q: 'aucune entreprise' })).body).toEqual({
      items: [],
      total: 0,
    });
  });

  it('is set by the approval of an account, zero by default', async () => {
    for (const [given, limit] of [
      [{ credit_limit: 800, by: 'A. Brunel' }, 800],
      [{}, 0],
    ] as const) {
      const accountId = await asApplicant();
      const approve = `/customer-validate/${accountId}/approve`;
      expect((await api.operate('POST', approve, given)).status).toBe(200);
      expect((await creditOf()).limit).toBe(limit);
    }
    const unsigned = await api.operate('POST', `/customer-validate/${await asApplicant()}/approve`, {
      credit_limit: 5,
    });
    expect(unsigned).toMatchObject({ status: 400, body: { errors: { by: 'required' } } });
  });

  it('stays unchanged when a colleague is approved', async () => {
    await setLimit(700);
    const [colleague] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
    await api.db
      .updateTable('customer')
      .set({ company_id: buyer.companyId })
      .where('id', '=', colleague.customerId)
      .execute();
    const accountId = await asApplicant(colleague);
    expect((await api.operate('POST', `/customer-validate/${accountId}/approve`, {})).status).toBe(200);
    expect((await creditOf()).limit).toBe(700);
  });
});

/** Makes a buyer's account one that waits for its approval. @returns its id */
async function asApplicant(who = buyer): Promise<number> {
  const { id } = await api.db
    .updateTable('account')
    .set({ state: 'company_checked' })
    .where('customer_id', '=', who.customerId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
