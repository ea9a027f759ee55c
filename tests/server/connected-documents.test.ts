import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { listZip } from '#tests/support/list-zip.ts';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const LOCKED = '/media/documents/fr/at-bis-notice-pose.pdf';
const OPEN = '/media/documents/fr/at-bis-fiche-energie.pdf';
const ARCHIVE =
  '/_documents?path=%2Fpro%2Fa-telecharger&lang=fr&document=at-bis-notice-pose&document=at-bis-fiche-energie';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let professional: SiteVisitor;
let customer: SiteVisitor;
let guest: SiteVisitor;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  [professional, customer, guest] = [0, 1, 2].map(() => createSiteVisitor(storefront.app)) as [
    SiteVisitor,
    SiteVisitor,
    SiteVisitor,
  ];
  await professional.logIn('pro@atre.example');
  await customer.logIn('client@atre.example');
});
afterAll(() => backoffice.close());

const caching = async (visitor: SiteVisitor, path: string) => {
  const response = await visitor.get(path);
  return [response.status, response.headers['cache-control']];
};

describe('documents for logged-in professionals', () => {
  it('[CT-04, SE-04] list: has their addresses on an uncached page for professionals, and for no other visitor', async () => {
    const page = await professional.get('/pro/a-telecharger?q=bise');
    expect(page.text).toContain(`href="${LOCKED}"`);
    expect(page.text).toContain('value="at-bis-notice-pose"');
    expect(page.headers['cache-control']).toBe('private, no-store');
    for (const visitor of [customer, guest]) {
      const { text } = await visitor.get('/pro/a-telecharger?q=bise');
      expect(text).not.toContain('at-bis-notice-pose');
    }
  });

  it('[CT-04] search: professionals find their addresses', async () => {
    const path = '/pro/recherche?q=bise&tab=notices';
    expect((await professional.get(path)).text).toContain(`href="${LOCKED}"`);
    expect((await guest.get(path)).text).not.toContain(LOCKED);
  });

  it('[CT-04] search of orders: finds the buyer’s own on an uncached page, and for no other visitor', async () => {
    const path = '/pro/recherche?q=commande+18746';
    const page = await professional.get(path);
    expect(page.text.includes('href="/ma-commande/CD-018746"')).toBe(true);
    expect(page.headers['cache-control']).toBe('private, no-store');
    for (const visitor of [customer, guest]) {
      expect((await visitor.get(path)).text.includes('CD-018746')).toBe(false);
    }
  });

  it('[CT-04] product page: links them for professionals', async () => {
    expect((await professional.get('/pro/produit/bise')).text).toContain(`href="${LOCKED}"`);
    expect((await guest.get('/pro/produit/bise')).text).not.toContain(LOCKED);
  });

  it('[SE-04] download: professionals only, and no response about them is cached', async () => {
    expect(await caching(professional, LOCKED)).toEqual([200, 'private, no-store']);
    for (const visitor of [customer, guest])
      expect(await caching(visitor, LOCKED)).toEqual([404, 'no-store']);
    const forged = request(storefront.app)
      .get(LOCKED)
      .set('cookie', 'jwt_token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x');
    expect((await forged).status).toBe(404);
  });

  it('public documents: still cacheable and open', async () => {
    for (const visitor of [professional, customer, guest])
      expect(await caching(visitor, OPEN)).toEqual([200, 'public, max-age=3600']);
  });

  it('[CT-04] archive: contains them for professionals only', async () => {
    const response = await professional.get(ARCHIVE);
    expect(response.status).toBe(303);
    const path = response.headers['location'] ?? '';
    const archive = await professional.get(path).responseType('blob');
    expect(archive.headers['cache-control']).toBe('private, no-store');
    expect(listZip(archive.body as Buffer).map(({ name }) => name)).toEqual([
      'at-bis-notice-pose-fr.pdf',
      'at-bis-fiche-energie-fr.pdf',
    ]);
    for (const visitor of [customer, guest]) expect((await visitor.get(path)).status).toBe(404);
  });

  it('[AC-05] response that renews the session: private, even of a public document', async () => {
    const renewing = createSiteVisitor(storefront.app);
    const cookies = [(await renewing.logIn('pro@atre.example')).headers['set-cookie'] ?? []].flat();
    const remaining = cookies
      .map((cookie) => cookie.split(';', 1)[0] ?? '')
      .filter((cookie) => !cookie.startsWith('jwt_token='));
    const response = await request(storefront.app).get(OPEN).set('cookie', remaining.join('; '));
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(String(response.headers['set-cookie'])).toContain('jwt_token=');
  });

  it('end of the session: ends access', async () => {
    const leaving = createSiteVisitor(storefront.app);
    await leaving.logIn('pro@atre.example');
    expect((await leaving.get(LOCKED)).status).toBe(200);
    await leaving.post('/mon-compte', { intent: 'logout' });
    expect((await leaving.get(LOCKED)).status).toBe(404);
  });
});
