import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createOutbox } from '#backoffice/mail/outbox.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { sendBackInStockEmails } from './back-in-stock.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const emails = async () =>
  (await api.db.selectFrom('mail').select(['recipient', 'subject']).orderBy('id').execute()).filter(
    ({ subject }) => subject.includes('T-09') || subject.includes('stock'),
  );

describe('back-in-stock notification', () => {
  it('is sent once to each subscribed customer, when the element is in stock and not before', async () => {
    const outbox = createOutbox(
      api.db,
      { from: 'Âtre <contact@atre.example>', smtpUrl: undefined },
      pino({ level: 'silent' }),
    );
    const options = { outbox, publicUrl: 'http://localhost:3000' };
    const id = await addPart(api.db, { reference: 'T-0901', stock: 0 });
    const { token } = await logInDemo(api);
    await api.call('POST', '/cart/alerted-stock', { body: { element_id: id, type: 'part' }, token });
    expect(await sendBackInStockEmails(api.db, options)).toBe(0);
    await api.db.updateTable('part').set({ stock: 4 }).where('id', '=', id).execute();
    const sent = await Promise.all([
      sendBackInStockEmails(api.db, options),
      sendBackInStockEmails(api.db, options),
    ]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await emails()).toEqual([
      { recipient: 'pro@atre.example', subject: 'De retour en stock\u00a0: Pièce T-0901' },
    ]);
    outbox.close();
  });
});
