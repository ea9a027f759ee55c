import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

/** Whether a crawler that reads the file may fetch a path: `*` stands for anything, a rule for all below it. */
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

  it('[CT-08] is plain text that says where the site map is', async () => {
    const answer = await request(app).get('/robots.txt');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
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
  ])('keeps crawlers out of %s', (path) => {
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
  ])('lets crawlers see %s', (path) => {
    expect(isOpen(rules, path)).toBe(true);
  });

  it.each([
    '/confirmation',
    '/comparer?products=1,2',
    '/en/ar/product/lame',
    '/ar/signature/produit/linteau',
  ])('[AR-01] lets crawlers read on %s that it is not to be listed, and follow its links', async (path) => {
    expect((await readPage(app, path)).robots).toBe('noindex,follow');
  });
});
