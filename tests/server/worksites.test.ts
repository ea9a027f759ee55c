import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { DEMO_PASSWORD } from '#backoffice/demo/demo-accounts.data.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const ORIGIN = 'http://localhost:3000';
const LIST = '/mes-chantiers';
const HOUSE = {
  name: 'Chalet',
  reference: '',
  zipcode: '44000',
  city: 'Nantes',
  built: '1975-1988',
  altitude: '200',
};
const ROOM = {
  name: 'Séjour',
  quantity: '1',
  room: 'living',
  storey: 'between',
  area: '20',
  height: '2,5',
  walls: '2',
  glass: '3',
  width: '',
  tall: '',
};

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let pro: string[];
let client: string[];
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  pro = await logIn('pro@atre.example');
  client = await logIn('client@atre.example');
});
afterAll(() => backoffice.close());

const get = (path: string, cookies: string[] = []) =>
  request(storefront.app).get(path).set('cookie', cookies.join('; '));
const post = (path: string, fields: Record<string, string>, cookies: string[] = []) =>
  request(storefront.app)
    .post(path)
    .set('origin', ORIGIN)
    .set('cookie', cookies.join('; '))
    .type('form')
    .send(fields);
const locationOf = (answer: Response) => answer.headers['location'] ?? '';

async function logIn(email: string): Promise<string[]> {
  const answer = await post('/pro/connexion', { email, password: DEMO_PASSWORD });
  return [answer.headers['set-cookie'] ?? []].flat().map((cookie: string) => cookie.split(';', 1)[0] ?? '');
}

/** Gives the address of a new worksite. */
async function createOne(cookies: string[], changes = {}): Promise<string> {
  const made = await post(`${LIST}?view=new`, { intent: 'create', ...HOUSE, ...changes }, cookies);
  expect(made.status).toBe(303);
  return locationOf(made);
}

describe('the list of worksites', () => {
  it('[RT-16, AC-13] comes in pages of ten, in both languages, to nobody without a session', async () => {
    const first = await get(LIST, pro);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(first.text).toContain('Longère des Ajoncs, rénovation');
    expect(first.text).toContain('name="robots" content="noindex');
    const second = await get('/en/my-worksites/2', pro);
    expect(second.text).toContain('Maison de garde-barrière');
    expect((await get(`${LIST}/3`, pro)).status).toBe(404);
    expect(locationOf(await get(`${LIST}/1`, pro))).toBe(LIST);
    expect(locationOf(await get(LIST))).toBe('/pro/connexion?redirect=%2Fmes-chantiers');
  });

  it('[AC-02, AC-17] is for private customers too, and is in the account’s links', async () => {
    const page = await get(LIST, client);
    expect(page.text).toContain('Notre maison');
    expect(page.text).toContain('TTC');
    expect((await get('/mon-compte', client)).text).toContain('href="/mes-chantiers"');
  });
});

describe('a worksite without scripts', () => {
  it('[AC-13] is created, gets a room, its appliance, a copy, and is deleted and brought back', async () => {
    const address = await createOne(pro);
    const id = /worksite=(\d+)/.exec(address)?.[1] ?? '';
    expect((await get(address, pro)).text).toContain('Ce chantier n’a pas encore de pièce');

    const added = await post(`${LIST}?worksite=${id}&view=room`, { intent: 'room', ...ROOM }, pro);
    const choice = locationOf(added);
    expect(choice).toMatch(/worksite=\d+&configuration=\d+&view=product$/);
    const offered = await get(choice, pro);
    const product = /name="product" value="(\d+)"/.exec(offered.text)?.[1] ?? '';
    const model = /name="model" value="(\d+)"/.exec(offered.text)?.[1] ?? '';
    const taken = await post(choice, { intent: 'product', product, model, quantity: '2' }, pro);
    expect(locationOf(taken)).toBe(address);
    const whole = (await get(address, pro)).text;
    expect(whole).toContain('Séjour');
    expect(whole).toMatch(/Déperditions entre/);
    expect(whole).toContain('HT');

    const room = /configuration=(\d+)/.exec(choice)?.[1] ?? '';
    await post(address, { intent: 'duplicate', number: room }, pro);
    expect((await get(address, pro)).text).toContain('Séjour (copie)');

    const asked = await get(`${LIST}?worksite=${id}&view=delete`, pro);
    expect(asked.text).toContain('Supprimer «\u00a0Chalet\u00a0» et ses 2 pièces');
    const gone = await post(`${LIST}?worksite=${id}&view=delete`, { intent: 'delete' }, pro);
    const back = await get(locationOf(gone), pro);
    expect(back.text).toContain('Annuler la suppression');
    expect((await get(address, pro)).status).toBe(404);
    const restored = await post(locationOf(gone), { intent: 'restore', number: id }, pro);
    expect(locationOf(restored)).toBe(address);
    expect((await get(address, pro)).text).toContain('Séjour (copie)');
  });

  it('a room is deleted after a question, and comes back', async () => {
    const address = await createOne(pro);
    const added = await post(`${address}&view=room`, { intent: 'room', ...ROOM }, pro);
    const room = /configuration=(\d+)/.exec(locationOf(added))?.[1] ?? '';
    const question = `${address}&configuration=${room}&view=delete-room`;
    expect((await get(question, pro)).text).toContain('Supprimer «\u00a0Séjour\u00a0» du chantier');
    const gone = await post(question, { intent: 'delete-room', number: room }, pro);
    expect((await get(locationOf(gone), pro)).text).toContain('La pièce est supprimée');
    await post(locationOf(gone), { intent: 'restore-room', number: room }, pro);
    expect((await get(address, pro)).text).toContain('Séjour');
  });

  it('says what is wrong beside the field, and keeps what was typed', async () => {
    const wrong = await post(
      `${LIST}?view=new`,
      { intent: 'create', ...HOUSE, city: '', zipcode: '4400' },
      pro,
    );
    expect(wrong.status).toBe(422);
    expect(wrong.text).toMatch(/À renseigner\s: Commune/);
    expect(wrong.text).toContain('value="Chalet"');
    const address = await createOne(pro);
    const room = await post(
      `${address}&view=room`,
      { intent: 'room', ...ROOM, area: '9000', quantity: '0' },
      pro,
    );
    expect(room.status).toBe(422);
    expect(room.text).toContain('La surface va de 1 à 200');
    expect(room.text).toContain('De 1 à 99 appareils');
    expect(room.text).toContain('value="9000"');
    expect((await post(address, { intent: 'conquer' }, pro)).status).toBe(404);
  });

  it('is text to the page, whatever it is called', async () => {
    const evil = '<script>alert(1)</script>=1+1';
    const address = await createOne(pro, { name: evil, reference: '"><img src=x onerror=alert(1)>' });
    await post(`${address}&view=room`, { intent: 'room', ...ROOM, name: evil }, pro);
    for (const path of [LIST, address, `${address}&view=edit`, `${address}&view=delete`]) {
      const { text } = await get(path, pro);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;=1+1');
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('<img src=x');
    }
  });

  it('[AC-13] of another customer is a 404 in every view and to every form', async () => {
    const { text } = await get(LIST, pro);
    const id = /worksite=(\d+)/.exec(text)?.[1] ?? '';
    const address = `${LIST}?worksite=${id}`;
    const room = /configuration=(\d+)/.exec((await get(address, pro)).text)?.[1] ?? '';
    const one = `&configuration=${room}`;
    for (const view of [
      '',
      '&view=edit',
      '&view=delete',
      '&view=room',
      `&view=room${one}`,
      `&view=product${one}`,
    ])
      expect([view, (await get(address + view, client)).status]).toEqual([view, 404]);
    const forms: Record<string, string>[] = [
      { intent: 'change', ...HOUSE },
      { intent: 'delete' },
      { intent: 'restore', number: id },
      { intent: 'room', ...ROOM },
      { intent: 'product', product: '1', model: '750', quantity: '1' },
      { intent: 'duplicate', number: room },
      { intent: 'delete-room', number: room },
      { intent: 'restore-room', number: room },
    ];
    for (const fields of forms)
      expect([fields['intent'], (await post(address + one, fields, client)).status]).toEqual([
        fields['intent'],
        404,
      ]);
  });
});

describe('a calculation', () => {
  const CALCULATED =
    'zip=44000&alt=200&built=1975-1988&works=windows&room=bedroom&area=12&height=2.5&walls=1&glass=2&storey=top&room=bedroom&area=10&height=2.5&walls=1&glass=1&storey=top';

  it('leads to a worksite, by way of the login', async () => {
    const { text } = await get(`/calculer-la-puissance?${CALCULATED}`);
    const link = /href="(\/mes-chantiers\?view=save[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(locationOf(await get(link))).toBe(`/pro/connexion?redirect=${encodeURIComponent(link)}`);
    const page = await get(link, client);
    expect(page.text).toContain('Enregistrer les 2 pièces');
    const nameless = await post(link, { intent: 'save', worksite: '', name: '' }, client);
    expect(nameless.status).toBe(422);

    const saved = await post(link, { intent: 'save', worksite: '', name: 'Étage' }, client);
    const worksite = (await get(locationOf(saved), client)).text;
    for (const words of ['Étage', 'Nantes', 'Chambre 1', 'Chambre 2', 'Choisir un appareil'])
      expect(worksite).toContain(words);
    const id = /worksite=(\d+)/.exec(locationOf(saved))?.[1] ?? '';
    await post(link, { intent: 'save', worksite: id, name: '' }, client);
    expect((await get(locationOf(saved), client)).text.split('Chambre 2').length).toBeGreaterThan(2);
  });

  it('with nothing worked out is nothing to save', async () => {
    expect((await get(`${LIST}?view=save&zip=44000`, client)).status).toBe(404);
  });
});

describe('a proposal', () => {
  const TERMS = {
    intent: 'proposal',
    company: 'Kerbrat <b>Chauffage</b>',
    client: 'Famille Lemestre',
    margin: '12,5',
    valid_until: '2026-12-31',
    note: '=1+1',
  };
  const address = async () => {
    const id = /worksite=(\d+)[^>]*>Appartement Lemestre/.exec((await get(LIST, pro)).text)?.[1] ?? '';
    return `${LIST}?worksite=${id}&view=proposal`;
  };

  it('is told by its installer, shared by a link that shows it to anybody, and closed again', async () => {
    const path = await address();
    const wrong = await post(path, { ...TERMS, margin: 'much' }, pro);
    expect([wrong.status, wrong.text.includes('écrivez un nombre')]).toEqual([422, true]);
    expect(locationOf(await post(path, TERMS, pro))).toBe(path);
    const shared = locationOf(await post(path, { intent: 'share' }, pro));
    const secret = /link=([\w-]+)$/.exec(shared)?.[1] ?? '';
    const told = await get(shared, pro);
    expect(told.text).toContain(`http://localhost:3000/proposition?token=${secret}`);

    const page = await get(`/proposition?token=${secret}`);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ]);
    expect(page.text).toContain('content="noindex');
    expect(page.text).toContain('Kerbrat &lt;b&gt;Chauffage&lt;/b&gt;');
    expect(page.text).toContain('Famille Lemestre');
    expect(page.text).not.toContain('"margin":1250');
    expect((await get(`/en/proposal?token=${secret}`)).text).toContain('Total incl. VAT');

    await post(path, { intent: 'unshare' }, pro);
    for (const gone of [
      `/proposition?token=${secret}`,
      '/proposition',
      '/proposition?token=guessed-token-guessed',
    ])
      expect([gone, (await get(gone)).status]).toEqual([gone, 404]);
  });

  it('is nobody’s but an installer’s', async () => {
    expect((await get(await address(), client)).status).toBe(404);
    const own = /worksite=(\d+)[^>]*>Notre maison/.exec((await get(LIST, client)).text)?.[1] ?? '';
    expect((await get(`${LIST}?worksite=${own}&view=proposal`, client)).status).toBe(404);
    expect((await get(`${LIST}?worksite=${own}`, client)).text).not.toContain('Préparer une proposition');
  });

  it('[AC-13] its file and the others come by a plain link, to their owner', async () => {
    const { text } = await get(`${LIST}?worksite=2`, pro);
    const link = /href="(\/api\/v1\/project\/files[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const file = await get(link, pro).set('sec-fetch-site', 'same-origin');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    const stranger = await get(link, client).set('sec-fetch-site', 'same-origin');
    expect(stranger.status).toBe(404);
  });
});

describe('an installer', () => {
  it('[AC-13, AP-12] is sent rooms of one’s own worksite, once a form', async () => {
    const id = /worksite=(\d+)[^>]*>Notre maison/.exec((await get(LIST, client)).text)?.[1] ?? '';
    const path = `${LIST}?worksite=${id}&view=send`;
    const { text } = await get(path, client);
    const contact = /name="contact"[^>]* value="(I\d+)"/.exec(text)?.[1] ?? '';
    const key = /name="key" value="([\w-]+)"/.exec(text)?.[1] ?? '';
    const configurations = /name="configurations"[^>]* value="(\d+)"/.exec(text)?.[1] ?? '';
    const none = await post(path, { intent: 'send', contact, key }, client);
    expect([none.status, none.text.includes('Choisissez au moins une pièce')]).toEqual([422, true]);
    const sent = await post(
      path,
      { intent: 'send', contact, key, configurations, message: 'Bonjour' },
      client,
    );
    expect(sent.status).toBe(303);
    expect((await get(locationOf(sent), client)).text).toContain('C’est parti');
    const letters = await (await fetch(`${backoffice.url}/mailbox`)).text();
    expect(letters).toContain('client@atre.example');
  });
});
