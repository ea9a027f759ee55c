import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setupChecklist, testMessage, type SetupStep } from '#shared/contract/setup-checklist.ts';
import { addOperatorSession } from '#tests/support/operator-session.ts';
import { catchMail, type MailCatcher } from '#tests/support/catch-mail.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { TEST_EMAILS } from '#tests/support/test-backoffice.ts';

const EMAIL = 'odile.marchand@atre.example';

let api: TestApi;
let post: MailCatcher;
let cookie: string;
beforeAll(async () => {
  post = await catchMail();
  api = await startTestApi({ emails: { mail: { ...TEST_EMAILS.mail, smtpUrl: post.url } } });
  cookie = await addOperatorSession(api.db, { email: EMAIL, role: 'owner' });
});
afterAll(async () => {
  await api.close();
  await post.close();
});

async function send(method: string, path: string) {
  const response = await fetch(`${api.url}/api/v1${path}?site_id=1&lang=fr&sales_plan_id=1`, {
    method,
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-client-address': '192.0.2.15' },
  });
  return (await response.json()) as unknown;
}
const read = async () => setupChecklist.parse(await send('GET', '/operator/setup')).steps;
const stateOf = async (asked: SetupStep) => (await read()).find(({ step }) => step === asked);

describe('set-up checklist', () => {
  it('demo: lacks a bank that collects money, a test message and a second factor', async () => {
    const missing = (await read()).filter((step) => !step.is_done).map(({ step }) => step);
    expect(missing).toEqual(['payment', 'mail', 'second_factor']);
  });

  it('test message: reaches the operator, ends the step, and is logged; a refused one says why', async () => {
    post.refuses = true;
    expect(testMessage.parse(await send('POST', '/operator/test-message'))).toMatchObject({
      state: 'failed',
      to: EMAIL,
      reason: expect.any(String),
    });
    expect(await stateOf('mail')).toMatchObject({ is_done: false });
    post.refuses = false;
    expect(testMessage.parse(await send('POST', '/operator/test-message'))).toEqual({
      state: 'sent',
      to: EMAIL,
      reason: null,
    });
    expect(post.mails.map(({ to }) => to)).toEqual([[EMAIL]]);
    expect(await stateOf('mail')).toMatchObject({ is_done: true });
    const logged = await api.db
      .selectFrom('operator_change')
      .select('after')
      .where('operation', '=', 'POST /operator/test-message')
      .orderBy('id')
      .execute();
    expect(logged.map(({ after }) => after)).toEqual([{ state: 'failed' }, { state: 'sent' }]);
  });

  it('products without a picture and pages with a passage to fill in: are counted', async () => {
    expect(await stateOf('pictures')).toMatchObject({ is_done: true, missing: 0 });
    const { id } = await api.db
      .selectFrom('product')
      .select('id')
      .where('reference', '=', 'AT-LAM')
      .executeTakeFirstOrThrow();
    await api.db.deleteFrom('product_picture').where('product_id', '=', id).execute();
    expect(await stateOf('pictures')).toMatchObject({ is_done: false, missing: 1 });

    await api.db
      .updateTable('content_translation')
      .set({ data: JSON.stringify({ title: 'Mentions légales', blocks: [{ markdown: '[[capital]]' }] }) })
      .where('slug', '=', 'mentions-legales')
      .execute();
    expect(await stateOf('legal_pages')).toMatchObject({ is_done: false, missing: 1 });
  });
});
