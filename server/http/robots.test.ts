import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

/**
 * Returns true if the rules let a crawler fetch a path: `*` matches anything, and a rule applies to all paths below
 * it.
 */
function isOpen(rules: string[], path: string): boolean {
  return !rules.some((rule) => {
    const parts = rule.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}`).test(path);
  });
}

describe('robots.txt', () => {
  let rules: string[];
  let text: string;
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
    ({ text } = await request(app).get('/robots.txt'));
    rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  });

  it('[CT-08] is plain text with the address of the site map', async () => {
    const response = await request(app).get('/robots.txt');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m);
  });

  it.each([
    '/mon-compte',
    '/en/my-account',
    '/pro/connexion',
    '/en/cart',
    '/ma-commande/AT-1',
    '/mes-chantiers',
    '/mes-chantiers/2',
    '/preview/12',
    '/commande/panier',
    '/en/order/summary',
    '/pro/mot-de-passe-oublie',
    '/_filters',
    '/api/v1/product',
    '/nos-produits/_COLOR__blanc/_POWER__1000',
  ])('closes %s to crawlers', (path) => {
    expect(isOpen(rules, path)).toBe(false);
  });

  it.each([
    '/',
    '/en',
    '/produit/lame',
    '/nos-produits/chauffage-electrique/_p__2',
    '/nos-produits/_COLOR__blanc',
    '/mentions-legales',
    '/confirmation',
    '/en/pro/compare',
    '/comparer?products=1,2',
    '/ar/produit/lame',
    '/en/ar/signature/product/linteau',
  ])('opens %s to crawlers', (path) => {
    expect(isOpen(rules, path)).toBe(true);
  });

  it.each([
    '/confirmation',
    '/comparer?products=1,2',
    '/en/ar/product/lame',
    '/ar/signature/produit/linteau',
  ])('[AR-01] opens %s to crawlers, so that they read its noindex', async (path) => {
    expect((await readPage(app, path)).robots).toBe('noindex,follow');
  });
});
