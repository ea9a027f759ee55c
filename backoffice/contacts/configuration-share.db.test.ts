import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const PATH = '/contact/send-configuration-installateur';
/** Demo data: the rooms of the first worksite belong to its professional. */
const SHARE = {
  contact: 'I0001',
  configurations: [1, 2],
  phone: '06 39 98 12 34',
  message: 'Pouvez-vous passer en mars ?',
};

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = (await logInDemo(api)).token;
});
afterEach(() => api.close());

const send = (body: object, who = token) => api.call('POST', PATH, { body, token: who });
const mailbox = async () => (await fetch(`${api.url}/mailbox`)).text();

describe('sharing a configuration with an installer', () => {
  it('[AP-12, AC-13] is mailed as a table, once per key, with a copy to the customer’s own address', async () => {
    await api.db
      .updateTable('configuration')
      .set({ name: '=1+1 <b>Séjour</b>' })
      .where('id', '=', 1)
      .execute();
    const body = { ...SHARE, key: 'configuration-key-01', email: 'somebody@else.example' };
    expect(await send(body)).toMatchObject({ status: 200, body: { sent: true } });
    expect(await send(body)).toMatchObject({ status: 200, body: { sent: true } });
    const emails = await mailbox();
    expect(emails.split('de Maëlle Kerbrat')).toHaveLength(2);
    expect(emails.split('Votre configuration est partie')).toHaveLength(2);
    expect(emails).toContain('pro@atre.example');
    expect(emails).not.toContain('somebody@else.example');
    expect(emails).not.toContain('<b>Séjour');
  });

  it('[AP-12] another message under the same key is mailed too', async () => {
    const key = 'configuration-key-06';
    for (const message of ['Pouvez-vous passer en mars ?', 'Et plutôt en avril ?'])
      expect(await send({ ...SHARE, message, key })).toMatchObject({ status: 200, body: { sent: true } });
    expect((await mailbox()).split('Votre configuration est partie')).toHaveLength(3);
  });

  it('[AP-12] refuses rooms of another customer, and rooms of two worksites', async () => {
    const stranger = (await logInDemo(api, 'client@atre.example')).token;
    expect((await send({ ...SHARE, key: 'configuration-key-02' }, stranger)).status).toBe(404);
    for (const configurations of [
      [1, 7],
      [1, 99_999],
    ])
      expect((await send({ ...SHARE, configurations, key: 'configuration-key-03' })).status).toBe(404);
    expect(await mailbox()).not.toContain('Kerbrat');
  });

  it('[AP-12] requires a login', async () => {
    const response = await api.call('POST', PATH, { body: { ...SHARE, key: 'configuration-key-04' } });
    expect(refusal(response)).toEqual([500, 'token_required']);
  });

  it('[AP-12] refuses an unknown number and a distributor', async () => {
    for (const contact of ['I9999', 'D0001'])
      expect((await send({ ...SHARE, contact, key: 'configuration-key-05' })).status).toBe(404);
  });

  it('[AP-12] invalid fields are named', async () => {
    const { status, body } = await send({
      contact: undefined,
      phone: 'call me',
      configurations: [],
      key: 'short',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid_form',
      errors: {
        contact: 'required',
        phone: 'invalid_format',
        configurations: 'too_small',
        key: 'invalid_format',
      },
    });
  });

  it('[AP-12] is limited to five e-mails per address in 15 minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await send({ ...SHARE, key: `configuration-key-1${count}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
