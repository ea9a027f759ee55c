import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

/** Browser headers for a typed or bookmarked address, and for a link from a mail on another site. */
const TYPED = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const FOLLOWED = { ...TYPED, 'sec-fetch-site': 'cross-site' };
/** Headers of a browser without fetch metadata. */
const PLAIN = { accept: 'text/html,application/xhtml+xml' };
const LOCKED = '/media/documents/fr/at-bis-notice-pose.pdf';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let owner: SiteVisitor;
let guest: SiteVisitor;
let client: SiteVisitor;
let invoice: string;
let contact: string;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  [owner, client, guest] = [0, 1, 2].map(() => createSiteVisitor(storefront.app)) as [
    SiteVisitor,
    SiteVisitor,
    SiteVisitor,
  ];
  await owner.logIn('pro@atre.example');
  await client.logIn('client@atre.example');
  const { id } = await backoffice.db
    .selectFrom('shop_order')
    .select('id')
    .where('reference', '=', 'CD-018655')
    .executeTakeFirstOrThrow();
  invoice = `/api/v1/order/${id}/document/invoice`;
  const page = await owner.get('/pro/mes-contacts-thermo');
  contact = /\/api\/v1\/thermo\/search-customer\/\d+/.exec(page.text)?.[0] ?? 'no contact';
});
afterAll(() => backoffice.close());

const open = async (visitor: SiteVisitor, path: string, headers: Record<string, string> = TYPED) => {
  const response = await visitor.get(path).unset('origin').set(headers);
  return { status: response.status, type: response.headers['content-type'], answer: response };
};

describe('files behind the login, by their own address', () => {
  it.each([
    ['typed', TYPED],
    ['followed from a mail', FOLLOWED],
    ['asked for by a browser that says nothing', PLAIN],
  ])('[AC-14] own file: %s, sent to its owner', async (_how, headers) => {
    for (const [path, type] of [
      [`${invoice}/xml`, 'application/xml; charset=utf-8'],
      [`${invoice}/csv`, 'text/csv; charset=utf-8'],
      [`${invoice}/pdf?lang=en`, 'application/pdf'],
      ['/api/v1/customer/C-004512/loyalty/statement', 'text/csv; charset=utf-8'],
      [contact, 'text/vcard; charset=utf-8'],
    ] as const)
      expect([path, await open(owner, path, headers)]).toMatchObject([path, { status: 200, type }]);
  });

  it('[AC-14, AC-04] own file, anonymous visitor: login, then the file', async () => {
    for (const path of [`${invoice}/xml`, `${invoice}/xml?lang=en`, contact]) {
      const { status, answer: response } = await open(guest, path);
      const login = new URL(response.headers['location'] ?? '', 'http://site.invalid');
      expect([status, login.pathname, login.searchParams.get('redirect')]).toEqual([
        302,
        path.includes('lang=en') ? '/en/pro/login' : '/pro/connexion',
        path,
      ]);
    }
    const visitor = createSiteVisitor(storefront.app);
    const login = `/pro/connexion?redirect=${encodeURIComponent(`${invoice}/xml`)}`;
    const sent = await visitor.logIn('pro@atre.example', login);
    expect([sent.status, sent.headers['location']]).toEqual([303, `${invoice}/xml`]);
    expect((await open(visitor, `${invoice}/xml`)).status).toBe(200);
  });

  it('[AC-14] own file, other user: a 404 page in the requested language', async () => {
    for (const path of [`${invoice}/xml`, `${invoice}/nothing`, '/api/v1/order/999999/document/invoice']) {
      const { status, type, answer: response } = await open(client, path);
      expect([path, status, type]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(response.text).toContain('Cette page est introuvable');
    }
    const { answer: response } = await open(client, `${invoice}/xml?lang=en`);
    expect(response.text).toContain('<html lang="en"');
  });

  it('[AC-14] own file: other API calls under this address are missing pages', async () => {
    for (const path of ['/api/v1/cart?site_id=1&lang=fr&sales_plan_id=1', '/api/v1/user/logout'])
      expect([path, await open(owner, path)]).toMatchObject([
        path,
        { status: 404, type: 'text/html; charset=utf-8' },
      ]);
    // The session is still open.
    expect((await open(owner, `${invoice}/xml`)).status).toBe(200);
  });

  it('[SE-07] own file: not sent to scripts, pictures and frames of other sites', async () => {
    for (const purpose of ['empty', 'image', 'iframe', 'embed']) {
      const headers = {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': purpose === 'iframe' ? 'navigate' : 'no-cors',
        'sec-fetch-dest': purpose,
      };
      const { status, answer: response } = await open(owner, `${invoice}/xml`, headers);
      expect([purpose, status]).toEqual([purpose, 403]);
      expect(response.body).toMatchObject({ code: 'cross_site' });
    }
  });

  it('[CT-04] locked or missing document in a tab: a page that explains it', async () => {
    for (const path of [LOCKED, '/media/documents/en/at-nothing.pdf', '/media/documents/archive.zip?lang=fr'])
      expect([path, await open(guest, path)]).toMatchObject([
        path,
        { status: 404, type: 'text/html; charset=utf-8' },
      ]);
    expect(await open(owner, LOCKED)).toMatchObject({ status: 200, type: 'application/pdf' });
    expect((await request(storefront.app).get(LOCKED)).status).toBe(404);
  });
});
