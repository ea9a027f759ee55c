import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { matchPath } from '#routes/match-path.ts';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';

/** The plan that a page was rendered for, independent of its visitor's cookies. */
async function planOf(app: RequestListener, path: string): Promise<string> {
  const { html } = await readPage(app, path, { cookie: 'salesplan=pro; target=pro; email=a@b.example' });
  const state = /<script[^>]*type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(state) as { store: { settings: { target: string } } }).store.settings.target;
}

describe('page addresses', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  const responseOf = async (path: string) => {
    const { status, headers } = await readPage(app, path);
    return [status, headers['location']];
  };

  it.each([
    ['/produit/lame', '/en/product/lame'],
    ['/pro/produit/lame', '/en/pro/product/lame'],
    ['/nos-produits/chauffage-electrique', '/en/our-products/electric-heating'],
    ['/nos-produits/_COLOR__blanc', '/en/our-products/_COLOR__blanc'],
    ['/recherche?q=lame', '/en/results?q=lame'],
    ['/pro/mentions-legales', '/en/pro/legal-notice'],
    ['/', '/en'],
  ])('[RT-58] language select: %s and %s link to each other', async (french, english) => {
    expect((await readPage(app, french)).links).toContain(english);
    expect((await readPage(app, english)).links).toContain(french);
  });

  it.each(['/', '/pro', '/nos-produits', '/produit/lame', '/pro/produit/sas', '/mentions-legales'])(
    '[RT-58] alternates of %s: each exists and lists the same alternates',
    async (path) => {
      const { alternates } = await readPage(app, path);
      expect(Object.keys(alternates).sort()).toEqual(['en', 'fr', 'x-default']);
      for (const url of Object.values(alternates)) {
        const other = await readPage(app, url.slice(SITE.length) || '/');
        expect(other.status).toBe(200);
        expect(other.alternates).toEqual(alternates);
        expect(other.canonical).toBe(url);
      }
    },
  );

  it.each([
    ['/en/', '/en'],
    ['/pro/', '/pro'],
    ['/nos-produits/', '/nos-produits'],
    ['/produit/lame/', '/produit/lame'],
    ['/mentions-legales/?tab=1', '/mentions-legales?tab=1'],
  ])('[RT-60] %s redirects permanently to %s', async (written, right) => {
    expect(await responseOf(written)).toEqual([301, right]);
  });

  it('[RT-60] page under a consumer it ignores: redirects to its listed address', async () => {
    expect(await responseOf('/pro/maintenance')).toEqual([301, '/maintenance']);
    expect(await responseOf('/en/pro/maintenance')).toEqual([301, '/en/maintenance']);
  });

  it.each([
    '/produit/Lame',
    '/PRODUIT/lame',
    '/EN/product/lame',
    '/Pro',
    '/nos-produits/Chauffage-Electrique',
  ])('[RT-60] upper case: %s is a missing page', async (path) => {
    expect((await readPage(app, path)).status).toBe(404);
  });

  it.each(['/part/produit/lame', '/pro_connect/produit/lame', '/professionnel', '/prox/produit/lame'])(
    '[RT-02] %s names no consumer: a missing page',
    async (path) => {
      expect((await readPage(app, path)).status).toBe(404);
    },
  );

  it('[RT-03] pro-only page without /pro: 404', async () => {
    for (const path of ['/connexion', '/en/login', '/inscription', '/a-telecharger', '/en/to-download']) {
      const withPro = path.startsWith('/en/') ? `/en/pro${path.slice(3)}` : `/pro${path}`;
      expect(matchPath(withPro)?.variant.row.target).toBe('required');
      expect([path, (await readPage(app, path)).status]).toEqual([path, 404]);
    }
  });

  it('[RT-04] consumer: read after the language', async () => {
    const page = await readPage(app, '/en/pro/product/lame');
    expect(page.status).toBe(200);
    expect(page.main.text).toContain('excl. VAT');
    expect((await readPage(app, '/pro/en/product/lame')).status).toBe(404);
  });

  it('[PL-02, PL-03] anonymous visitor: the address alone decides the consumer', async () => {
    expect(await planOf(app, '/')).toBe('part');
    expect(await planOf(app, '/pro')).toBe('pro');
    expect(await planOf(app, '/produit/lame')).toBe('part');
    expect(await planOf(app, '/en/pro/product/lame')).toBe('pro');
  });

  it('[RT-17] English site: has no page of addresses', async () => {
    expect(matchPath('/mes-adresses')?.match?.name).toBe('addresses');
    expect(matchPath('/en/mes-adresses')?.match?.name).toBe('cms');
    expect((await readPage(app, '/en/mes-adresses')).status).toBe(404);
  });
});
