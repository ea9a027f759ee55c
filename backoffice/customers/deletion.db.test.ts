import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import { deletionState, type DeletionState } from '#shared/contract/account-deletion.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { grantPoints } from '#tests/support/grant-points.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { pressOrder } from '#tests/support/press-order.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const PASSWORD = 'Chaleur-2026';

let api: TestApi;
let buyer: ProfessionalBuyer;
let part: number;
let passwordHash: string;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-LEAVE', price: 10_000, stock: 1000 });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => api.close());
beforeEach(async () => {
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
  await api.db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('customer_id', '=', buyer.customerId)
    .execute();
});

const remove = (accepted?: string, password = PASSWORD) =>
  buyer.call('DELETE', '/user', { body: { password, ...(accepted !== undefined && { accepted }) } });
const state = async (): Promise<DeletionState> =>
  deletionState.parse((await buyer.call('GET', '/user/deletion')).body);
const isThere = async () =>
  (await api.db.selectFrom('customer').select('id').where('id', '=', buyer.customerId).execute()).length ===
  1;
const press = (orderId: number, action: string) => pressOrder(api.url, orderId, action, 'AT1');

async function place(payment: string): Promise<number> {
  await buyer.add(part);
  await buyer.ship();
  return readPlaced(await buyer.order({ payment })).id;
}

describe('deleting an account', () => {
  it.each([
    ['a card payment the bank has not answered', 'cb', [], 'wait_bank'],
    ['an awaited transfer', 'virement', [], 'pay_transfer'],
    ['an order that is not delivered', 'virement', ['transfer', 'prepare', 'ship'], 'wait_delivery'],
    ['an unpaid invoice', 'compte', ['prepare', 'ship', 'deliver'], 'pay_invoice'],
  ])('[AC-15] account: %s prevents deletion and is named', async (_case, payment, moves, step) => {
    const id = await place(payment);
    for (const move of moves) expect(await press(id, move)).toBe(303);
    const { orders } = await state();
    expect(orders).toMatchObject([{ id, step, payment }]);
    expect(refusal(await remove())).toEqual([409, 'orders_open']);
    expect((await remove()).body).toMatchObject({
      errors: { form: 'orders_open' },
      params: { count: 1, references: orders[0]?.reference },
    });
    expect(await isThere()).toBe(true);
  });

  it('[AC-15] account: a due refund prevents deletion', async () => {
    const id = await place('cb');
    await api.db.updateTable('payment').set({ state: 'refund_due' }).where('order_id', '=', id).execute();
    await api.db.updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', id).execute();
    const { orders } = await state();
    expect(orders).toMatchObject([{ id, step: 'wait_refund', due: orders[0]?.total }]);
    expect((await remove()).status).toBe(409);
    await api.db.updateTable('payment').set({ state: 'refunded' }).where('order_id', '=', id).execute();
    expect((await remove()).status).toBe(200);
  });

  it('[AC-15] account: can be deleted once its orders are delivered and paid, or cancelled', async () => {
    const paid = await place('compte');
    for (const move of ['prepare', 'ship', 'deliver', 'paid']) expect(await press(paid, move)).toBe(303);
    const cancelled = await place('virement');
    expect((await buyer.call('DELETE', `/order/${cancelled}`)).status).toBe(200);
    const { orders, seal, losses } = await state();
    expect([orders, losses.points_pending > 0]).toEqual([[], true]);
    expect((await remove(seal ?? '')).status).toBe(200);
    expect(await isThere()).toBe(false);
  });

  it('[AC-15] account: the losses must be accepted as shown', async () => {
    await grantPoints(api.db, buyer.customerId, 1250);
    await api.db
      .insertInto('project')
      .values({
        customer_id: buyer.customerId,
        name: 'Pavillon',
        reference: '',
        zipcode: '44000',
        city: 'Nantes',
        department: '44',
        altitude: 10,
        built: '1975-1988',
        works: [],
        deleted_at: null,
      })
      .execute();
    const { losses, seal } = await state();
    expect(losses).toEqual({ points: 1250, points_worth: 20, points_pending: 0, worksites: 1, proposals: 0 });
    expect(await remove()).toMatchObject({ status: 422, body: { errors: { accepted: 'required' } } });
    await grantPoints(api.db, buyer.customerId, 500);
    expect(refusal(await remove(seal ?? ''))).toEqual([409, 'losses_changed']);
    expect(await isThere()).toBe(true);
    expect((await remove((await state()).seal ?? '')).status).toBe(200);
  });

  it('[AC-15] account: without losses no acceptance is needed', async () => {
    expect(await state()).toMatchObject({ orders: [], seal: null, tickets: [] });
    expect((await remove()).status).toBe(200);
  });

  it('[AC-15] account: of concurrent order and deletion, the order is never left without a person', async () => {
    await buyer.add(part);
    await buyer.ship();
    const [order, removal] = await Promise.all([buyer.order({ payment: 'virement' }), remove()]);
    expect([order.status === 200, removal.status === 200]).toContain(true);
    expect(order.status === 200 && removal.status === 200).toBe(false);
    expect(await isThere()).toBe(removal.status !== 200);
  });

  it('[AC-15] account: the right password is never counted as a wrong one', async () => {
    await place('virement');
    for (let attempts = 0; attempts < 8; attempts += 1) expect((await remove()).status).toBe(409);
  });
});
