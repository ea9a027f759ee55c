import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { readContacts } from '#backoffice/shop/contacts/read-contacts.ts';
import { ANY_KEY } from '#tests/support/any-key.ts';
import { customerContactList } from '#shared/contract/customer-contact.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const FICTION = /^(?:01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = async (family: string, zipcode: string, lang = 'fr') => {
  const { status, body } = await api.operate('GET', `/${family}/search-customer`, undefined, {
    zipcode,
    lang,
  });
  expect(status).toBe(200);
  return customerContactList.parse(body).items;
};

describe('GET /{contact}/search-customer', () => {
  it('[AP-12] returns one contact per role for a postcode, different ones per family', async () => {
    const thermo = await search('thermo', '44000');
    const heating = await search('chauffage', '44000');
    expect(thermo.map(({ role }) => role)).toEqual(['commercial', 'technique', 'sav', 'adv']);
    expect(thermo.map(({ zone }) => zone)).toEqual([
      'Pays de la Loire',
      'Pays de la Loire',
      'Nord-Ouest',
      'Nord-Ouest',
    ]);
    expect(thermo[0]).toMatchObject({
      phone: expect.stringMatching(/^02 61 91/),
      email: expect.stringMatching(/^[a-z-]+\.[a-z-]+@atre\.example$/),
      photo: null,
    });
    const names = new Set([...thermo, ...heating].map(({ name }) => name));
    expect(names.size).toBe(8);
  });

  it('[AP-12] is in the language of the call', async () => {
    const [first] = await search('thermo', '35000', 'en');
    expect(first).toMatchObject({ zone: 'Brittany', hours: expect.stringContaining('Monday') });
  });

  it('[AP-12] every region has a contact per role, with fictional telephone numbers', async () => {
    const { people } = await readDemoShop((folder, findings) => readContacts(folder, findings, ANY_KEY));
    const sellers = people.filter(({ family, role }) => family === 'thermo' && role === 'commercial');
    const beginnings = sellers.flatMap(({ zipcodes }) => zipcodes);
    expect(new Set(beginnings).size).toBe(beginnings.length);
    // 95 départements of the mainland, with Corsica counted once, and five overseas.
    expect(beginnings).toHaveLength(95 + 5);
    for (const beginning of beginnings) {
      const found = await search('chauffage', beginning.padEnd(5, '0'));
      expect([beginning, found.map(({ role }) => role)]).toEqual([
        beginning,
        ['commercial', 'technique', 'sav', 'adv'],
      ]);
      expect(found.filter(({ phone }) => !FICTION.test(phone))).toEqual([]);
    }
  });

  it('[AP-12] is empty for a region without contacts', async () => {
    expect(await search('thermo', '98800')).toEqual([]);
    expect(await search('thermo', '00000')).toEqual([]);
  });

  it('[AP-12] accepts two families only, and requires a postcode from operators', async () => {
    const { status } = await api.operate('GET', '/plomberie/search-customer', undefined, {
      zipcode: '44000',
    });
    expect(status).toBe(404);
    const ask = (query: Record<string, string>) =>
      api.operate('GET', '/thermo/search-customer', undefined, query);
    expect(await ask({ zipcode: '44' })).toMatchObject({
      status: 400,
      body: { errors: { zipcode: 'invalid_format' } },
    });
    expect(await ask({})).toMatchObject({ status: 400, body: { errors: { zipcode: 'required' } } });
  });

  it('[AP-12, AC-12] uses the professional’s own postcode, whichever the call names', async () => {
    const { token } = await logInDemo(api);
    const queries: Record<string, string>[] = [{}, { zipcode: '67000' }];
    for (const query of queries) {
      const response = await api.call('GET', '/thermo/search-customer', { token, query });
      expect(customerContactList.parse(response.body).items).toEqual(await search('thermo', '44800'));
    }
  });

  it('[AP-12] is refused for private customers and without a session', async () => {
    const { token } = await logInDemo(api, 'client@atre.example');
    expect((await api.call('GET', '/thermo/search-customer', { token })).status).toBe(404);
    expect(refusal(await api.get('/thermo/search-customer'))).toEqual([500, 'token_required']);
  });
});

describe('GET /{contact}/search-customer/{id}', () => {
  it('[AC-12] is the vCard of a contact', async () => {
    const { token } = await logInDemo(api);
    const [first] = await search('chauffage', '44800');
    const response = await api.call('GET', `/chauffage/search-customer/${first?.id}`, { token });
    expect([response.status, response.type]).toEqual([200, 'text/vcard; charset=utf-8']);
    expect(String(response.body)).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
    expect(String(response.body)).toContain(`FN:${first?.name}`);
  });

  it('refuses a contact that is responsible for other regions', async () => {
    const { token } = await logInDemo(api);
    const [elsewhere] = await search('chauffage', '67000');
    const [otherFamily] = await search('thermo', '44800');
    for (const contact of [elsewhere, otherFamily]) {
      const response = await api.call('GET', `/chauffage/search-customer/${contact?.id}`, { token });
      expect(refusal(response)).toEqual([404, 'not_found']);
    }
  });
});
