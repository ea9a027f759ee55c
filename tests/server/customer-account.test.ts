import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { cookiesOf, logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { newestEmail } from '#tests/support/signup-form.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { noticeHeader } from '#tests/support/notice-header.ts';
import { restoreAccounts } from '#tests/support/restore-accounts.ts';

const PAGE = '/mon-compte';
const CLIENT = 'client@atre.example';
const DETAILS = {
  intent: 'details',
  civility: 'mme',
  firstname: 'Maëlle',
  lastname: 'Kerbrat',
  phone: '06 39 98 04 12',
  company: 'Kerbrat Énergies SARL',
};

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let pro: LoggedVisitor;
let client: LoggedVisitor;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
/** Restores the demo accounts. */
beforeEach(async () => {
  for (const table of ['attempt', 'customer', 'company'] as const)
    await backoffice.db.deleteFrom(table).execute();
  await restoreAccounts(backoffice.db);
  pro = await logInVisitor(storefront.app);
  client = await logInVisitor(storefront.app, CLIENT);
});
afterAll(() => backoffice.close());

const remove = (visitor: LoggedVisitor, password: string, page = PAGE) =>
  visitor.post(`${page}?edit=deletion`, { intent: 'deletion', password });
const removeByCall = (password: string) =>
  request(storefront.app)
    .delete('/api/v1/user?site_id=1&lang=fr&sales_plan_id=1')
    .set('origin', 'http://localhost:3000')
    .set('cookie', client.cookies.join('; '))
    .send({ password });
const closed = (cookies: string[]) => cookies.filter((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'));

describe('account overview', () => {
  it('[RT-13] professional: shows orders, the latest advice, company and addresses', async () => {
    const page = parsePage((await pro.get(PAGE)).text);
    expect(page.headings).toEqual(['Bonjour Maëlle']);
    const { text, links } = page.main;
    for (const words of [
      'Kerbrat Chauffage SARL, client C-004512',
      'Aucune commande pour l’instant',
      'À lire entre deux chantiers',
      '02 61 91 04 12',
    ])
      expect(text).toContain(words);
    expect(text.replaceAll('\u00a0', ' ')).toContain('SIRET 210 052 908 00014');
    expect(text).toMatch(/Livraison Atelier 3 impasse.*Facturation Siège 14 rue/);
    expect(links).toContain('/pro/a-telecharger');
    expect(links.filter((link) => link.startsWith('/pro/')).length).toBeGreaterThan(3);
  });

  it('[RT-13, AC-17] private customer: shows nothing for professionals', async () => {
    const { text, links } = parsePage((await client.get(PAGE)).text).main;
    expect(text).toContain('Client C-004514');
    for (const words of ['SIRET', 'Entreprise', 'commande', 'À lire', 'À télécharger', 'Points', 'promo'])
      expect([words, text.includes(words)]).toEqual([words, false]);
    expect(links.filter((link) => link.startsWith('/pro/'))).toEqual([]);
    expect(links).toContain('/trouver-un-installateur');
  });

  it('[RT-13, RT-17] English: links to the French page of addresses and marks its language', async () => {
    const { text, links } = parsePage((await pro.get('/en/my-account')).text).main;
    expect(text).toContain('Manage your addresses (page in French)');
    expect(links).toContain('/mes-adresses');
  });

  it('links: lead to existing pages only', async () => {
    for (const visitor of [pro, client]) {
      const { links } = parsePage((await visitor.get(PAGE)).text).main;
      for (const link of new Set(links.filter((url) => url.startsWith('/'))))
        expect([link, (await visitor.get(link)).status]).toEqual([link, 200]);
    }
  });
});

describe('personal data', () => {
  it('[RT-13] plain form: changes them', async () => {
    const form = await pro.get(`${PAGE}?edit=details`);
    expect(form.text).toContain('value="Kerbrat Chauffage SARL"');
    expect(form.text).toContain('href="tel:0261911240"');
    const saved = await pro.post(`${PAGE}?edit=details`, DETAILS);
    expect([saved.status, saved.headers['location']]).toEqual([303, `${PAGE}?saved=details`]);
    const { text } = parsePage((await pro.get(`${PAGE}?saved=details`)).text).main;
    for (const words of ['Vos coordonnées sont enregistrées.', 'Kerbrat Énergies SARL', '06 39 98 04 12'])
      expect(text).toContain(words);
  });

  it('[VA-03, VA-05] invalid fields: an error beside each, and input is preserved', async () => {
    const page = await pro.post(`${PAGE}?edit=details`, { ...DETAILS, firstname: '', phone: '12' });
    expect(page.status).toBe(422);
    const { text } = parsePage(page.text).main;
    expect(text).toContain('Prénom');
    expect(text).toContain('Écrivez le numéro avec son indicatif');
    expect(page.text).toContain('value="Kerbrat Énergies SARL"');
    expect(page.text).toContain('value="12"');
  });

  it('any input: rendered as text', async () => {
    const nasty = `<script>alert(1)</script>"'&`;
    await pro.post(`${PAGE}?edit=details`, { ...DETAILS, firstname: nasty, lastname: nasty, company: nasty });
    for (const path of [PAGE, `${PAGE}?edit=details`, '/mes-adresses', '/en/my-account']) {
      const { text: html } = await pro.get(path);
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
  });
});

describe('password', () => {
  it('[AC-09] plain form: changes it and ends other sessions', async () => {
    const other = await logInVisitor(storefront.app, CLIENT);
    const form = { intent: 'password', old_password: DEMO_PASSWORD };
    const passwords = { password: 'Nouveau!2026', password_confirmation: 'Nouveau!2026' };
    const changed = await client.post(`${PAGE}?edit=password`, { ...form, ...passwords });
    expect([changed.status, changed.headers['location']]).toEqual([303, `${PAGE}?saved=password`]);
    expect((await client.get(`${PAGE}?saved=password`)).text).toContain('Votre mot de passe est changé.');
    expect((await other.get(PAGE)).status).toBe(302);
  });
});

describe('account deletion', () => {
  it('[AC-15] page: lists the data that is deleted, more of it for professionals', async () => {
    const words = 'L’entreprise et son adresse sont effacées';
    expect((await pro.get(`${PAGE}?edit=deletion`)).text).toContain(words);
    const own = (await client.get(`${PAGE}?edit=deletion`)).text;
    expect(own).toContain('effacés, immédiatement et définitivement');
    expect(own).not.toContain(words);
  });

  it('[AC-15] password: required', async () => {
    const wrong = await remove(client, 'Faux!2026');
    expect([wrong.status, wrong.text.includes('Ce n’est pas votre mot de passe actuel.')]).toEqual([
      422,
      true,
    ]);
    expect(wrong.text).not.toContain('Faux!2026');
    expect(closed(cookiesOf(wrong)).filter((cookie) => cookie.startsWith('jwt_token'))).toEqual([]);
    expect((await client.get(PAGE)).status).toBe(200);
  });

  it('[AC-15] success: ends the session, removes the cookies, and confirms by page and email', async () => {
    const other = await logInVisitor(storefront.app, CLIENT);
    const gone = await remove(client, DEMO_PASSWORD);
    expect([gone.status, gone.headers['location']]).toEqual([303, '/pro/connexion?deleted=1']);
    expect(closed(cookiesOf(gone))).toHaveLength(6);
    const farewell = parsePage(
      (await request(storefront.app).get('/pro/connexion?deleted=1').set(noticeHeader(gone))).text,
    );
    expect(farewell.headings).toEqual(['Votre compte est supprimé']);
    expect(farewell.title).toContain('Votre compte est supprimé');
    expect((await other.get(PAGE)).headers['location']).toBe('/pro/connexion?redirect=%2Fmon-compte&ended=1');
    expect(await newestEmail(backoffice.url, CLIENT)).toContain('Votre compte est supprimé');
    await expect(logInVisitor(storefront.app, CLIENT)).rejects.toThrow('401');
  });

  it('[AC-15] requested in English: confirmed in English', async () => {
    const gone = await remove(client, DEMO_PASSWORD, '/en/my-account');
    expect(gone.headers['location']).toBe('/en/pro/login?deleted=1');
    const page = await request(storefront.app).get('/en/pro/login?deleted=1').set(noticeHeader(gone));
    expect(parsePage(page.text).headings).toEqual(['Your account has been deleted']);
  });

  it('[AC-15] call of the browser: needs the right password and removes the cookies too', async () => {
    const wrong = await removeByCall('Faux!2026');
    expect([wrong.status, closed(cookiesOf(wrong))]).toEqual([422, []]);
    const gone = await removeByCall(DEMO_PASSWORD);
    expect([gone.status, gone.body, closed(cookiesOf(gone)).length]).toEqual([200, { deleted: true }, 6]);
  });
});
