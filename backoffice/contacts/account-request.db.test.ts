import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const PATH = '/contact/send-mail-create-account';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('request for web access to an existing account', () => {
  it('[AP-12] notifies the team and the sender', async () => {
    const body = { customer_number: 'C-10442', email: 'atelier@pose.example', company: 'Atelier Pose' };
    const response = await api.call('POST', PATH, { body });
    expect([response.status, response.body]).toEqual([200, { sent: true }]);
    const mailbox = await (await fetch(`${api.url}/mailbox`)).text();
    expect(mailbox).toContain('Accès en ligne, client C-10442');
    expect(mailbox).toContain('Votre demande d’accès en ligne est arrivée');
    expect(mailbox).toContain('atelier@pose.example');
  });

  it('[AP-12] invalid fields are named', async () => {
    const { status, body } = await api.call('POST', PATH, { body: { email: 'nobody' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { customer_number: 'required', email: 'invalid_format' } });
  });
});
