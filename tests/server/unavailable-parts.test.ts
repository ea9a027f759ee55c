import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

describe('unavailable parts of cart and account', () => {
  let backoffice: TestBackoffice;
  let visitor: SiteVisitor;
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
    const { app } = await createTestStorefront({ backofficeUrl: backoffice.url });
    visitor = createSiteVisitor(app);
    await visitor.logIn('pro@atre.example');
    // The first page is the slowest; failures after it do not depend on its duration.
    await visitor.get('/mon-compte');
  });
  afterEach(() => fail({ mode: 'none' }));
  afterAll(() => backoffice.close());

  async function fail(fault: { mode: string; path?: string }): Promise<void> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    };
    expect((await fetch(`${backoffice.url}/demo/faults`, init)).status).toBe(200);
  }
  const AGAIN = /<a href="([^"]+)" data-document="[^"]*"[^>]*>Réessayer<\/a>/;

  it.each([
    ['/order', 'Vos dernières commandes ne s’affichent pas : le service ne répond pas.'],
    ['/page', 'Nos conseils ne s’affichent pas pour le moment.'],
    ['/projects', 'Certains chiffres manquent pour le moment.'],
    ['/customer', 'Certains chiffres manquent pour le moment.'],
  ])('account part %s: reported in place, and the rest is shown', async (path, words) => {
    await fail({ mode: 'error', path });
    const { status, text } = await visitor.get('/mon-compte');
    expect([status, text.includes(words), AGAIN.exec(text)?.[1]]).toEqual([200, true, '/mon-compte']);
    expect(text).toContain('Chantiers');
    await fail({ mode: 'none' });
    expect((await visitor.get('/mon-compte')).text).not.toContain(words);
  });

  it.each([
    ['/user', '/mon-compte', 'Mon compte', 'Votre compte ne répond pas. Rien n’y a changé'],
    ['/cart', '/panier', 'Panier', 'Le panier ne répond pas. Ce qu’il contient est gardé'],
  ])('%s: %s is shown, reports the failure, and links to itself', async (path, address, title, words) => {
    await fail({ mode: 'error', path });
    const { status, text, headers } = await visitor.get(address);
    expect([status, headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect(text).toContain(`${title}</h1>`);
    expect(text).toContain(words);
    expect(AGAIN.exec(text)?.[1]).toBe(address);
    await fail({ mode: 'none' });
    const well = await visitor.get(address);
    expect([well.status, well.text.includes(words)]).toEqual([200, false]);
  });
});
