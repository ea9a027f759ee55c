import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

let storefront: TestStorefront;
let visitor: SiteVisitor;
beforeAll(async () => {
  storefront = await createTestStorefront();
  visitor = createSiteVisitor(storefront.app);
  await visitor.logIn('pro@atre.example');
});

describe('pages of brand contacts', () => {
  it('[RT-14, AC-12] each family and language: names the contacts with telephone and mail', async () => {
    for (const [path, title] of [
      ['/pro/mes-contacts-thermo', 'Mes contacts pompes à chaleur'],
      ['/pro/mes-contacts-chauffage', 'Mes contacts chauffage'],
      ['/en/my-thermo-contacts', 'My heat pump contacts'],
      ['/en/my-chauffage-contacts', 'My heating contacts'],
    ] as const) {
      const { status, text } = await visitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(title);
      expect(text.match(/href="tel:0261\d+" aria-label/g)?.length).toBe(4);
      expect(text.match(/href="mailto:/g)?.length).toBe(4);
    }
  });

  it('[RT-14] other families: 404; a private customer gets the reason', async () => {
    expect((await visitor.get('/pro/mes-contacts-plomberie')).status).toBe(404);
    const other = createSiteVisitor(storefront.app);
    expect((await other.get('/pro/mes-contacts-thermo')).headers['location']).toBe(
      '/pro/connexion?redirect=%2Fpro%2Fmes-contacts-thermo',
    );
    await other.logIn('client@atre.example');
    expect((await other.get('/pro/mes-contacts-thermo')).status).toBe(403);
  });

  it('[AC-12] logged-in professional: can download a contact card', async () => {
    const { text } = await visitor.get('/pro/mes-contacts-thermo');
    const link = /href="(\/api\/v1\/thermo\/search-customer\/\d+\?[^"]*)"/.exec(text)?.[1] ?? '';
    const path = link.replaceAll('&amp;', '&');
    const card = await visitor.get(path);
    expect([card.status, card.headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
    expect(card.headers['content-disposition']).toContain('.vcf');
    expect((await createSiteVisitor(storefront.app).get(path)).status).toBe(500);
  });
});
