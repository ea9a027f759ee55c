import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { DEMO_SIRET, signupValues } from '#tests/support/signup-form.ts';
import { locationOf, startSite, type TestSite } from '#tests/support/test-site.ts';
import { ticketValues } from '#tests/support/ticket-form.ts';

/** Equivalent spellings, each sent to every field of its kind, to detect fields with their own parser. */
const POSTCODES = [
  '44 000',
  '44\u00A0000',
  '44\u202F000',
  'F-44000',
  'FR 44000',
  '44\u200B000',
  ' 44000\u2060',
];
const EMAILS = [
  'cam\u200Bille@courriel.example',
  '\uFEFFcamille@courriel.example',
  ' camille@courriel.example\u00A0',
];
const PHONES = [
  '02 61 91 12 12',
  '02.61.91.12.12',
  '02\u202F61\u202F91\u202F12\u202F12',
  '02\u201161\u201191\u201112\u201112',
  '+33\u00A0(0)2 61 91 12 12',
];
const AREAS = ['24,5', '24.5', '24,50 m²', '24,5\u202Fm²', '24.5\u200B'];
const SIRETS = [/(\d{3})(\d{3})(\d{3})(\d{5})/].flatMap((groups) =>
  [
    '$1 $2 $3 $4',
    '$1-$2-$3-$4',
    '$1\u202F$2\u202F$3\u202F$4',
    '$1\u2013$2\u2013$3\u2013$4',
    '\u200B$1$2$3$4',
    'SIRET : $1 $2 $3 $4',
  ].map((form) => DEMO_SIRET.replaceAll(/\D/g, '').replace(groups, form)),
);
const PASSWORD = 'Éte-chaleur-9';

let site: TestSite;
let pro: string[];
beforeAll(async () => {
  site = await startSite();
  pro = await site.logIn('pro@atre.example');
});
afterAll(() => site.close());

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
const HOUSE = {
  name: 'Chalet',
  reference: '',
  zipcode: '44000',
  city: 'Nantes',
  built: '1975-1988',
  altitude: '200',
};
const ADDRESS = {
  label: 'Dépôt',
  address_1: '5 quai des Sabliers',
  zipcode: '44000',
  city: 'Nantes',
  mobile: '',
};

const signUp = (changes: object, step: string) =>
  site.post('/pro/inscription', { ...signupValues(), ...changes, step }, []);
const ticket = (changes: Record<string, string>) => site.post('/contact', ticketValues(changes), []);
const address = (changes: object) => site.post('/mes-adresses?ajouter=1', { ...ADDRESS, ...changes }, pro);
const heat = (zip: string, area: string) =>
  site.get(
    `/calculer-la-puissance?${new URLSearchParams({ zip, alt: '200', built: '1975-1988', room: 'living', area, height: '2,5', walls: '2', glass: '4', storey: 'between', width: '', tall: '' })}`,
    [],
  );

const askLaPoste = async (of: TestSite) =>
  (await of.post('/pro/inscription', { step: '0', siret: '356 000 000 49837' }, [])).text;
/** The repeated password uses the other Unicode normalisation form. */
const change = (old: string, password: string) =>
  site.post(
    '/mon-compte',
    { intent: 'password', old_password: old, password, password_confirmation: password.normalize('NFC') },
    pro,
  );

describe('postcodes', () => {
  it.each(POSTCODES)('“%s”: 44000 in every field', async (zipcode) => {
    expect((await signUp({ zipcode }, '1')).status).toBe(200);
    expect((await ticket({ zipcode })).status).toBe(303);
    expect((await address({ zipcode })).status).toBe(303);
    expect(
      (await site.post('/mes-chantiers?view=new', { intent: 'create', ...HOUSE, zipcode }, pro)).status,
    ).toBe(303);
    expect((await site.post('/panier', { intent: 'zipcode', zipcode }, pro)).status).toBe(303);
    expect((await heat(zipcode, '24')).text).toContain('À Nantes');
    const near = await site.get(`/trouver-un-installateur?${new URLSearchParams({ place: zipcode })}`, []);
    expect(near.text).toContain('Nantes (44000)');
    const city = await site.get(
      `/api/v1/city?${new URLSearchParams({ site_id: '1', lang: 'fr', sales_plan_id: '1', zipcode })}`,
      [],
    );
    expect(city.text).toContain('Nantes');
  });
});

describe('email addresses', () => {
  it.each(EMAILS)('“%s”: accepted in every field', async (email) => {
    expect((await signUp({ email }, '2')).status).toBe(200);
    expect((await ticket({ email })).status).toBe(303);
    const forgotten = await site.post('/pro/mot-de-passe-oublie', { email }, []);
    expect(forgotten.status).toBe(303);
    const login = await site.post(
      '/pro/connexion',
      { email: email.replace(/cam\S*@courriel/u, 'pro@\u200Batre'), password: 'Chaleur!2026' },
      [],
    );
    expect(login.status).toBe(303);
  });
});

describe('telephone numbers', () => {
  it.each(PHONES)('“%s”: accepted in every field', async (phone) => {
    expect((await signUp({ phone }, '2')).status).toBe(200);
    expect((await ticket({ phone })).status).toBe(303);
    expect((await address({ mobile: phone })).status).toBe(303);
    expect((await site.get('/mes-adresses', pro)).text).toContain('02 61 91 12 12');
  });

  it.each([
    ['0692 12 34 56', '+262692123456'],
    ['0690 12 34 56', '+590690123456'],
    ['0694 12 34 56', '+594694123456'],
    ['0696 12 34 56', '+596696123456'],
    ['0262 12 34 56', '+262262123456'],
    ['06 92 12 34 56', '+262692123456'],
    ['0639 01 23 45', '+262639012345'],
    ['06 39 98 04 12', '+33639980412'],
  ])('%s: stored with the country code of its region', async (mobile, stored) => {
    const label = `Dépôt ${stored}`;
    expect((await address({ label, mobile })).status).toBe(303);
    const row = await site.db
      .selectFrom('address')
      .select('mobile')
      .where('label', '=', label)
      .executeTakeFirst();
    expect(row?.mobile).toBe(stored);
  });
});

describe('company numbers', () => {
  it.each(SIRETS)('“%s”: read as its fourteen digits', async (siret) => {
    const page = await site.post('/pro/inscription', { step: '0', siret }, []);
    expect([page.status, page.text.includes('Plomberie-chauffage de la Huppe')]).toEqual([200, true]);
  });

  it('SIRET_LA_POSTE: numbers of La Poste are accepted if it is true', async () => {
    const { allowsLaPoste } = parseBackofficeConfig({ SIRET_LA_POSTE: 'true' });
    const other = await startSite({ siretRules: { allowsLaPoste } });
    expect(await askLaPoste(site)).toContain('un chiffre est faux');
    expect(await askLaPoste(other)).toContain('Aucune entreprise ne correspond');
    await other.close();
  });
});

describe('numbers and amounts', () => {
  it.each(AREAS)('“%s”: an area in every field', async (area) => {
    const worksite = locationOf(
      await site.post('/mes-chantiers?view=new', { intent: 'create', ...HOUSE }, pro),
    );
    const number = new URLSearchParams(worksite.split('?')[1]).get('worksite') ?? '';
    const room = await site.post(
      `/mes-chantiers?worksite=${number}&view=room`,
      { intent: 'room', ...ROOM, area },
      pro,
    );
    expect(room.status).toBe(303);
    expect((await heat('44000', area)).text).toContain('La pièce perd');
    const { text } = await site.get(
      `/devis/thermo?${new URLSearchParams({ etape: '3', dwelling: 'house', heating: 'oil', surface: area, wish: 'heat-pump' })}`,
      [],
    );
    expect(text).toContain('name="lastname"');
  });

  it.each([
    ['300,50', '300.5'],
    ['300.5', '300.5'],
    ['300 €', '300'],
    ['€300', '300'],
    ['1\u202F234,56\u00A0€ HT', '1234.56'],
    ['1.234,56', '1234.56'],
    ['300€50', '300.5'],
  ])('“%s”: a price in the filter', async (price, written) => {
    const path = '/nos-produits/chauffage-electrique';
    const sent = await site.get(`/_filters?${new URLSearchParams({ path, price_min: price })}`, []);
    expect(locationOf(sent)).toBe(`${path}/_PRICE__${written}-`);
    expect((await site.get(locationOf(sent), [])).status).toBe(200);
  });

  it.each(['trois cents', '-5', '1e3', '12345678'])(
    '“%s”: no price, preserved with an error',
    async (price) => {
      const path = '/nos-produits/chauffage-electrique';
      const sent = await site.get(
        `/_filters?${new URLSearchParams({ path, price_min: price, price_max: '900' })}`,
        [],
      );
      expect(locationOf(sent)).toMatch(/_PRICE__-900\?price_min=/);
      const { text } = await site.get(locationOf(sent), []);
      expect(text).toContain('Écrivez un montant positif en euros');
      expect(text).toContain(`value="${price}"`);
    },
  );
});

describe('passwords', () => {
  it('set in one Unicode normalisation form: valid in the other, also if stored earlier', async () => {
    expect((await change('Chaleur!2026', PASSWORD.normalize('NFD'))).status).toBe(303);
    for (const form of ['NFC', 'NFD'] as const) {
      const login = await site.post(
        '/pro/connexion',
        { email: 'pro@atre.example', password: PASSWORD.normalize(form) },
        [],
      );
      expect([form, login.status]).toEqual([form, 303]);
    }
    expect((await change(PASSWORD.normalize('NFD'), 'Chaleur!2026')).status).toBe(303);
  });
});
