import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const PATH = '/contact/send-configuration-installateur';
const SHARE = {
  contact: 'I0001',
  firstname: 'Zélie',
  lastname: 'Hautemer',
  email: 'zelie@chantier.example',
  phone: '06 39 98 12 34',
  message: 'Pouvez-vous passer en mars ?',
  configuration: {
    name: 'Maison <des> Tilleuls',
    rooms: [
      { name: 'Séjour', surface: 24.5, power: 1500, product: 'Lame' },
      { name: 'Chambre', surface: 11, power: 750 },
    ],
  },
};

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const send = (body: object, lang = 'fr') => api.call('POST', PATH, { body, query: { lang } });
const mailbox = async () => (await fetch(`${api.url}/mailbox`)).text();

describe('sending a configuration to an installer', () => {
  it('[AP-12] mails it as a table, with a copy to the sender, once a key', async () => {
    const body = { ...SHARE, key: 'configuration-key-01' };
    expect(await send(body)).toMatchObject({ status: 200, body: { sent: true } });
    expect(await send(body)).toMatchObject({ status: 200, body: { sent: true } });
    const letters = await mailbox();
    expect(letters.split('de Zélie Hautemer')).toHaveLength(2);
    expect(letters.split('Votre configuration est partie')).toHaveLength(2);
    expect(letters).toContain('zelie@chantier.example');
    expect(letters).not.toContain('<des>');
  });

  it('[AP-12] knows no installer of that number, and no distributor is one', async () => {
    for (const contact of ['I9999', 'D0001'])
      expect((await send({ ...SHARE, contact, key: 'configuration-key-02' })).status).toBe(404);
    expect(await mailbox()).not.toContain('Hautemer');
  });

  it('[AP-12] names what is wrong, field by field', async () => {
    const { status, body } = await send({
      ...SHARE,
      email: 'nobody',
      phone: 'call me',
      firstname: undefined,
      configuration: { name: 'A', rooms: [] },
      key: 'short',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid_form',
      errors: {
        firstname: 'required',
        email: 'invalid_format',
        phone: 'invalid_format',
        'configuration.rooms': 'too_small',
        key: 'invalid_format',
      },
    });
    const rooms = Array.from({ length: 41 }, () => SHARE.configuration.rooms[0]);
    const many = await send({ ...SHARE, configuration: { name: 'A', rooms }, key: 'configuration-key-03' });
    expect(many).toMatchObject({ status: 422, body: { errors: { 'configuration.rooms': 'too_big' } } });
  });

  it('[AP-12] takes five letters of one address in a quarter of an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await send({ ...SHARE, key: `configuration-key-1${count}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
