import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let visitor: SiteVisitor;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());
beforeEach(() => {
  visitor = createSiteVisitor(storefront.app);
});

describe('loyalty page', () => {
  it('[RT-15, AC-12] shows balance, rules and the rows of the balance', async () => {
    await visitor.logIn('pro@atre.example');
    const page = await visitor.get('/mes-points-de-fidelite');
    expect(page.status).toBe(200);
    for (const words of ['Points disponibles', 'Flamme', 'Commande CD-018269', '30 jours', '24 mois'])
      expect(page.text.replaceAll('\u{A0}', ' ')).toContain(words);
    expect((await visitor.get('/en/my-loyalty-points')).text).toContain('Points available');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('[AC-12] statement: a file for its owner only', async () => {
    await visitor.logIn('pro@atre.example');
    const page = await visitor.get('/mes-points-de-fidelite');
    const link = /href="(\/api\/v1\/customer\/C-004512\/loyalty\/statement[^"]*)"/.exec(page.text)?.[1] ?? '';
    const path = link.replaceAll('&amp;', '&');
    const file = await visitor.get(path);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(file.headers['content-disposition']).toContain('releve-de-points-C-004512.csv');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect((await createSiteVisitor(storefront.app).get(path)).status).toBe(500);
    const other = createSiteVisitor(storefront.app);
    await other.logIn('client@atre.example');
    expect((await other.get(path)).status).toBe(404);
  });

  it('[RT-15] access: logged-in professionals only', async () => {
    const stranger = await visitor.get('/mes-points-de-fidelite');
    expect(stranger.headers['location']).toBe('/pro/connexion?redirect=%2Fmes-points-de-fidelite');
    await visitor.logIn('client@atre.example');
    const page = await visitor.get('/mes-points-de-fidelite');
    expect([page.status, page.text.includes('réservée aux professionnels')]).toEqual([403, true]);
  });
});
