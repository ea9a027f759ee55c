import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

describe('results page', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['/recherche?q=lame', 'fr', '/produit/lame'],
    ['/en/results?q=lame', 'en', '/en/product/lame'],
    ['/pro/recherche?q=lame', 'fr', '/pro/produit/lame'],
    ['/en/pro/results?q=lame', 'en', '/en/pro/product/lame'],
  ])('[RT-07] %s: finds the product in %s', async (path, language, product) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang]).toEqual([200, language]);
    expect(page.main.links).toContain(product);
  });

  it.each([
    ['missing accent', 'seche serviettes', 'sèche-serviettes'],
    ['misspelling', 'radiatuer', 'radiateur'],
    ['a reference', 'AT-LAM', 'Lame'],
  ])('[SE-06] %s: finds products nevertheless', async (_what, query, words) => {
    const page = await readPage(app, `/recherche?q=${encodeURIComponent(query)}`);
    expect(page.main.text.toLowerCase()).toContain(words.toLowerCase());
    expect(page.main.links.filter((link) => link.startsWith('/produit/')).length).toBeGreaterThan(0);
  });

  it('[RT-07] filters and page number: applied', async () => {
    const total = async (path: string) =>
      Number(/(\d+) produits?/.exec((await readPage(app, path)).main.text)?.[1] ?? NaN);
    const all = await total('/recherche?q=radiateur');
    const white = await total('/recherche/_COLOR__blanc?q=radiateur');
    expect(white).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(white);
    expect((await readPage(app, '/recherche/_p__2?q=radiateur')).status).toBe(200);
  });

  it('not indexed, without canonical link', async () => {
    const page = await readPage(app, '/recherche?q=lame');
    expect([page.robots, page.canonical]).toEqual(['noindex,follow', undefined]);
  });

  it('without a query: offers the search field and categories', async () => {
    const page = await readPage(app, '/en/results');
    expect(page.status).toBe(200);
    expect(tags(page.html, 'input').some((input) => input['name'] === 'q')).toBe(true);
    expect(page.main.links).toContain('/en/our-products/electric-heating');
  });

  it('no results: explained, and the query is rendered as text', async () => {
    const page = await readPage(app, `/recherche?q=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(page.status).toBe(200);
    expect(page.main.text).toContain('<script>alert(1)</script>');
    expect(page.html).not.toContain('<script>alert');
  });

  it('text before the filters: a missing page', async () => {
    expect((await readPage(app, '/recherche/lame')).status).toBe(404);
  });

  it('control characters: removed from the query', async () => {
    const page = await readPage(app, '/recherche?q=lame%00%07%1b');
    expect([page.status, page.title]).toEqual([200, (await readPage(app, '/recherche?q=lame')).title]);
  });

  it('very long query: a normal response', async () => {
    expect((await readPage(app, `/recherche?q=${'radiateur '.repeat(400)}`)).status).toBe(200);
  });
});
