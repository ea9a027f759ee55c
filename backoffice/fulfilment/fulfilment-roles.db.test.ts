import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newOperatorToken } from '#shared/contract/operator.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { operatorOrder } from '#shared/contract/fulfilment.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { notifyPayment } from '#tests/support/notify-payment.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let buyer: ProfessionalBuyer;
let stranger: ProfessionalBuyer;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  [buyer, stranger] = (await makeProfessionals(api, api.db, 2)) as [ProfessionalBuyer, ProfessionalBuyer];
  part = await addPart(api.db, { reference: 'PC-ROLES', stock: 100 });
});
afterAll(() => api.close());

async function tokenOf(...roles: OperatorRole[]): Promise<string> {
  const body = { name: roles.join(' '), roles, expires_at: new Date(Date.now() + DAY_MS).toISOString() };
  return newOperatorToken.parse((await api.operate('POST', '/operator/token', body)).body).token;
}

/** A paid order of one piece: 100 € before tax. */
async function placePaid(): Promise<number> {
  await buyer.add(part);
  await buyer.ship();
  const { id, reference } = readPlaced(await buyer.order());
  await notifyPayment(api, api.db, reference, 'paid');
  return id;
}

it('refund above the limit of the shop: refused for the role of orders and nothing changes, an owner gives it', async () => {
  const id = await placePaid();
  expect(
    (await api.operate('PUT', '/fulfilment/settings', { order_email: null, refund_limit: 50 })).status,
  ).toBe(200);
  const path = `/fulfilment/order/${id}/cancellation`;
  const cancel = (token: string) =>
    api.call('POST', path, { token, body: { reason: 'Essai' }, key: randomUUID() });
  const refused = await cancel(await tokenOf('orders'));
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { code: 'limit_exceeded', params: { limit: 50 } },
  ]);
  const before = operatorOrder.parse((await api.operate('GET', `/fulfilment/order/${id}`)).body);
  expect([before.status, before.credit_notes]).toEqual(['confirmed', []]);
  expect(operatorOrder.parse((await cancel(await tokenOf('owner'))).body).status).toBe('cancelled');
});

it('order read with the role `read_only`: names, addresses and messages are masked', async () => {
  const id = await placePaid();
  const read = async (role: OperatorRole) =>
    operatorOrder.parse(
      (await api.call('GET', `/fulfilment/order/${id}`, { token: await tokenOf(role) })).body,
    );
  expect((await read('support')).buyer.contact).toContain('Odile');
  const masked = JSON.stringify(await read('read_only'));
  for (const word of ['Odile', 'impasse', 'essai-', '06 39'])
    expect([word, masked.includes(word)]).toEqual([word, false]);
});

it('credit note and delivery note: their buyer reads them, another customer gets 404', async () => {
  const id = await placePaid();
  await api.operate('POST', `/fulfilment/order/${id}/transition`, { to: 'prepared' });
  const token = OPERATOR_TOKEN;
  await api.call('POST', `/fulfilment/order/${id}/parcel`, {
    token,
    key: randomUUID(),
    body: { tracking: '' },
  });
  const order = operatorOrder.parse((await api.operate('GET', `/fulfilment/order/${id}`)).body);
  const body = { lines: [{ line_id: order.lines[0]?.id, quantity: 1 }], shipping: 0, reason: 'Rayé' };
  const credited = await api.call('POST', `/fulfilment/order/${id}/credit-note`, {
    token,
    key: randomUUID(),
    body,
  });
  const { credit_notes: notes } = operatorOrder.parse(credited.body);
  const paths = [
    `/order/parcel/${order.parcels[0]?.id}/delivery-note`,
    `/order/credit-note/${notes[0]?.id}/pdf`,
    `/order/credit-note/${notes[0]?.id}/xml`,
  ];
  for (const path of paths) {
    expect([path, (await buyer.call('GET', path)).status]).toEqual([path, 200]);
    expect([path, (await stranger.call('GET', path)).status]).toEqual([path, 404]);
  }
});

it('new order: mailed to the address of the shop, to none without one', async () => {
  const subjects = async () =>
    (
      await api.db
        .selectFrom('mail')
        .select('subject')
        .where('recipient', '=', 'equipe@atre.example')
        .execute()
    ).length;
  await placePaid();
  const before = await subjects();
  await api.operate('PUT', '/fulfilment/settings', { order_email: 'equipe@atre.example', refund_limit: 500 });
  const id = await placePaid();
  await api.operate('POST', `/fulfilment/order/${id}/transition`, { to: 'prepared' });
  expect(await subjects()).toBe(before + 1);
});
