import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locationOf, startSite, type TestSite } from '#tests/support/test-site.ts';

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

let site: TestSite;
let pro: string[];
let client: string[];
const get: TestSite['get'] = (path, cookies) => site.get(path, cookies);
const post: TestSite['post'] = (path, fields, cookies) => site.post(path, fields, cookies);
beforeAll(async () => {
  site = await startSite();
  pro = await site.logIn('pro@atre.example');
  client = await site.logIn('client@atre.example');
});
afterAll(() => site.close());

/** Creates a worksite and returns its address. */
async function createOne(cookies: string[], changes = {}): Promise<string> {
  const made = await post(`${LIST}?view=new`, { intent: 'create', ...HOUSE, ...changes }, cookies);
  expect(made.status).toBe(303);
  return locationOf(made);
}

describe('list of worksites', () => {
  it('[RT-16, AC-13] ten per page, in both languages, with a session only', async () => {
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

  it('[AC-02, AC-17] private customers: have it too, with a link in the account', async () => {
    const page = await get(LIST, client);
    expect(page.text).toContain('Notre maison');
    expect(page.text).toContain('TTC');
    expect((await get('/mon-compte', client)).text).toContain('href="/mes-chantiers"');
  });
});

describe('worksite without scripts', () => {
  it('[AC-13] is created, gets a room and its appliance, is copied, deleted and restored', async () => {
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
    const room = /configuration=(\d+)/.exec(choice)?.[1] ?? '';
    expect(locationOf(taken)).toBe(`${address}#room-${room}`);
    const whole = (await get(address, pro)).text;
    expect(whole).toContain('Séjour');
    expect(whole).toMatch(/Déperditions entre/);
    expect(whole).toContain('HT');

    const copied = locationOf(await post(address, { intent: 'duplicate', number: room }, pro));
    const copy = /#(room-\d+)$/.exec(copied)?.[1] ?? '';
    const withCopy = (await get(address, pro)).text;
    expect(new RegExp(`id="${copy}"[^]*?<h2>([^<]*)`).exec(withCopy)?.[1]).toBe('Séjour (copie)');

    const asked = await get(`${LIST}?worksite=${id}&view=delete`, pro);
    expect(asked.text).toContain('Supprimer «\u00a0Chalet\u00a0» et ses 2 pièces');
    const gone = await post(`${LIST}?worksite=${id}&view=delete`, { intent: 'delete' }, pro);
    const back = await site.follow(gone, pro);
    expect(back.text).toContain('Annuler la suppression');
    expect((await get(address, pro)).status).toBe(404);
    const restored = await post(locationOf(gone), { intent: 'restore', number: id }, pro);
    expect(locationOf(restored)).toBe(address);
    expect((await get(address, pro)).text).toContain('Séjour (copie)');
  });

  it('room: deleted after a confirmation, and restored', async () => {
    const address = await createOne(pro);
    const added = await post(`${address}&view=room`, { intent: 'room', ...ROOM }, pro);
    const room = /configuration=(\d+)/.exec(locationOf(added))?.[1] ?? '';
    const question = `${address}&configuration=${room}&view=delete-room`;
    expect((await get(question, pro)).text).toContain('Supprimer «\u00a0Séjour\u00a0» du chantier');
    const gone = await post(question, { intent: 'delete-room', number: room }, pro);
    expect((await site.follow(gone, pro)).text).toContain('La pièce est supprimée');
    await post(locationOf(gone), { intent: 'restore-room', number: room }, pro);
    expect((await get(address, pro)).text).toContain('Séjour');
  });

  it('invalid field: error beside it, and input is preserved', async () => {
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
    expect(room.text).toContain('Indiquez une surface de 1 à 200');
    expect(room.text).toContain('Indiquez un nombre entier de 1 à 99');
    expect(room.text).toContain('value="9000"');
    expect((await post(address, { intent: 'conquer' }, pro)).status).toBe(404);
  });

  it('any name: rendered as text', async () => {
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

  it('[AC-13] worksite of another customer: 404 in every view, and forms about it are refused', async () => {
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
        409,
      ]);
  });
});

describe('calculation', () => {
  const CALCULATED =
    'zip=44000&alt=200&built=1975-1988&works=windows&room=bedroom&area=12&height=2.5&walls=1&glass=2&storey=top&room=bedroom&area=10&height=2.5&walls=1&glass=1&storey=top';

  it('stored as a worksite: after the login', async () => {
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

  it('without a result: nothing to store', async () => {
    expect((await get(`${LIST}?view=save&zip=44000`, client)).status).toBe(404);
  });
});
