import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { deletionState } from '#shared/contract/account-deletion.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { TEST_EMAILS } from '#tests/support/test-backoffice.ts';
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

const orders = () => api.db.updateTable('shop_order');

/** Delivers paid orders and cancels unpaid ones, since open orders prevent deletion. */
async function settleOrders(): Promise<void> {
  await orders()
    .set({ status: 'delivered' })
    .where('status', 'in', ['confirmed', 'prepared', 'shipped'])
    .execute();
  await orders()
    .set({ status: 'cancelled' })
    .where('status', 'in', ['pending_payment', 'awaiting_transfer'])
    .execute();
  await orders().set({ payment: 'virement' }).where('payment', '=', 'compte').execute();
}

/** Adds a ticket with an attachment and the email to the team. @returns the attachment's path */
async function addTicket(reference: string, email: string): Promise<string> {
  const { attachmentFolder } = TEST_EMAILS;
  const { id } = await api.db
    .insertInto('ticket')
    .values({
      site_id: 1,
      reference,
      form_key: reference,
      lang: 'fr',
      subject: 'other',
      fields: JSON.stringify({ email }),
      verification: 'off',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const storedAs = `${reference}.pdf`;
  await api.db
    .insertInto('ticket_file')
    .values({ ticket_id: id, name: 'a.pdf', type: 'application/pdf', size: 1, stored_as: storedAs })
    .execute();
  if (email.startsWith('Pro'))
    await api.db
      .insertInto('mail')
      .values({ recipient: 'equipe@atre.example', subject: `[${reference}] Autre`, source: email })
      .execute();
  mkdirSync(attachmentFolder, { recursive: true });
  const path = join(attachmentFolder, storedAs);
  writeFileSync(path, 'x');
  return path;
}

it('[AC-14] deleted account: orders stay without a person in them, tickets are removed with their files and e-mails', async () => {
  const { token } = await logInDemo(api);
  const reference = 'CD-018734';
  await settleOrders();
  const before = await read(reference);
  const files = [
    await addTicket('AT-OWN', 'Pro@atre.example'),
    await addTicket('AT-OTHER', 'autre@atre.example'),
  ];
  const { seal } = deletionState.parse((await api.call('GET', '/user/deletion', { token })).body);
  const body = { password: DEMO_PASSWORD, accepted: seal };
  const response = await api.call('DELETE', '/user', { token, body });
  expect(response.status).toBe(200);
  const after = await read(reference);
  expect([after.amount, after.lines, after.invoice, after.createdAt]).toEqual([
    before.amount,
    before.lines,
    before.invoice,
    before.createdAt,
  ]);
  const tickets = await api.db.selectFrom('ticket').select('reference').execute();
  expect(tickets.map((ticket) => ticket.reference)).toEqual(['AT-OTHER']);
  expect(files.map((path) => existsSync(path))).toEqual([false, true]);
  const emails = await api.db.selectFrom('mail').select('recipient').execute();
  expect(emails).toEqual([{ recipient: 'pro@atre.example' }]);
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
