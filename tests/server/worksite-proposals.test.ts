import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locationOf, startSite, type TestSite } from '#tests/support/test-site.ts';

const LIST = '/mes-chantiers';
const TERMS = {
  intent: 'proposal',
  company: 'Kerbrat <b>Chauffage</b>',
  client: 'Famille Lemestre',
  margin: '12,5',
  valid_until: '2026-12-31',
  note: '=1+1',
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

/** Address of the proposal page of a worksite. */
const address = async () => {
  const id = /worksite=(\d+)[^>]*>Appartement Lemestre/.exec((await get(LIST, pro)).text)?.[1] ?? '';
  return `${LIST}?worksite=${id}&view=proposal`;
};

describe('proposal', () => {
  it('installer: creates it, shares it by a public link, and revokes the link', async () => {
    const path = await address();
    const wrong = await post(path, { ...TERMS, margin: 'much' }, pro);
    expect([wrong.status, wrong.text.includes('indiquez un nombre')]).toEqual([422, true]);
    expect(locationOf(await post(path, TERMS, pro))).toBe(path);
    const sharing = await post(path, { intent: 'share' }, pro);
    const shared = locationOf(sharing);
    const [asked = '', place] = shared.split('#');
    const secret = /link=([\w-]+)/.exec(asked)?.[1] ?? '';
    const sharedPage = await site.follow(sharing, pro);
    expect(sharedPage.text).toContain(` id="${place}"`);
    expect(sharedPage.text).toContain(`http://localhost:3000/proposition?token=${secret}`);

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

  it('other accounts: no access', async () => {
    expect((await get(await address(), client)).status).toBe(404);
    const own = /worksite=(\d+)[^>]*>Notre maison/.exec((await get(LIST, client)).text)?.[1] ?? '';
    expect((await get(`${LIST}?worksite=${own}&view=proposal`, client)).status).toBe(404);
    expect((await get(`${LIST}?worksite=${own}`, client)).text).not.toContain('Préparer une proposition');
  });

  it('[AC-13] its file and the others: plain links, for their owner only', async () => {
    const { text } = await get(`${LIST}?worksite=2`, pro);
    const link = /href="(\/api\/v1\/project\/files[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const file = await get(link, pro);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    const stranger = await get(link, client);
    expect(stranger.status).toBe(404);
  });
});

describe('installer', () => {
  it('[AC-13, AP-12] receives the rooms of a worksite, once per form', async () => {
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
    expect((await site.follow(sent, client)).text).toContain('C’est envoyé');
    const emails = await (await fetch(`${site.url}/mailbox`)).text();
    expect(emails).toContain('client@atre.example');
  });
});
