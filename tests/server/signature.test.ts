import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';
const LINE = '/signature/nos-produits/pierre-et-laiton';

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

async function goesTo(path: string): Promise<[status: number, location: string | undefined]> {
  const { status, headers } = await readPage(app, path);
  return [status, headers['location']];
}

/** Product addresses that a page links to. */
async function productsOf(path: string): Promise<string[]> {
  const { main } = await readPage(app, path);
  return [...new Set(main.links.filter((link) => /\/produ(?:it|ct)\//.test(link)))];
}

describe('product of the signature line', () => {
  it.each([
    ['/signature/produit/trumeau', 'fr', 'une pierre d’un seul tenant'],
    ['/en/signature/product/trumeau', 'en', 'a single stone'],
    ['/pro/signature/produit/trumeau', 'fr', 'une pierre d’un seul tenant'],
    ['/en/pro/signature/product/trumeau', 'en', 'a single stone'],
  ])('[RT-38, PR-05] %s: its only listed address, in %s', async (path, language, words) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang, page.headings]).toEqual([200, language, ['Trumeau']]);
    expect(page.main.text).toContain(words);
    expect([page.canonical, page.robots]).toEqual([SITE + path, undefined]);
  });

  it('[RT-38] one address per language for its consumer, with mutual alternates', async () => {
    const french = await readPage(app, '/pro/signature/produit/trumeau');
    expect(french.alternates).toEqual({
      fr: `${SITE}/pro/signature/produit/trumeau`,
      en: `${SITE}/en/pro/signature/product/trumeau`,
      'x-default': `${SITE}/pro/signature/produit/trumeau`,
    });
    const english = await readPage(app, '/en/pro/signature/product/trumeau');
    expect(english.alternates).toEqual(french.alternates);
    expect(english.links).toContain('/en/signature/product/trumeau');
    expect(english.links).toContain('/pro/signature/produit/trumeau');
  });

  it.each([
    ['/produit/trumeau', '/signature/produit/trumeau'],
    ['/en/product/trumeau', '/en/signature/product/trumeau'],
    ['/pro/produit/trumeau', '/pro/signature/produit/trumeau'],
    ['/en/pro/product/trumeau?ref=AT-TRU-1800-PC', '/en/pro/signature/product/trumeau?ref=AT-TRU-1800-PC'],
    ['/en/signature/produit/trumeau', '/en/signature/product/trumeau'],
    ['/signature/produit/lame', '/produit/lame'],
    ['/en/pro/signature/product/lame', '/en/pro/product/lame'],
  ])('[RT-38] %s redirects permanently to %s', async (path, right) => {
    expect(await goesTo(path)).toEqual([301, right]);
    expect((await readPage(app, right)).status).toBe(200);
  });

  it('[RT-38] unknown, or for professionals only: the same as elsewhere', async () => {
    expect((await readPage(app, '/signature/produit/cheminee')).status).toBe(404);
    expect(await goesTo('/signature/produit/sas')).toEqual([302, expect.stringContaining('/sas')]);
  });

  it('[PR-05] structured data and breadcrumb: its position in the line', async () => {
    const { breadcrumb, structuredData } = await readPage(app, '/en/signature/product/trumeau');
    expect(breadcrumb).toEqual(['Home', 'Signature', 'Upright', 'Trumeau']);
    expect(structuredData[0]).toMatchObject({ url: `${SITE}/en/signature/product/trumeau` });
  });

  it('[PR-05] related products of the line: linked by the line’s addresses', async () => {
    const links = await productsOf('/signature/produit/trumeau');
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !/^(?:\/ar)?\/signature\/produit\//.test(link))).toEqual([]);
  });
});

describe('categories of the signature line', () => {
  it.each([
    [LINE, 'fr', '/signature/produit/'],
    ['/en/signature/our-products/stone-and-brass', 'en', '/en/signature/product/'],
    ['/pro/signature/nos-produits/pierre-et-laiton', 'fr', '/pro/signature/produit/'],
  ])('[RT-39, PR-05] %s: lists the line in %s', async (path, language, prefix) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang, page.headings]).toEqual([200, language, ['Signature']]);
    expect([page.canonical, page.robots]).toEqual([SITE + path, undefined]);
    const products = await productsOf(path);
    expect(products).toHaveLength(6);
    expect(products.filter((link) => !link.startsWith(prefix))).toEqual([]);
  });

  it('[RT-39] filters: apply within the line; a missing page number is a 404', async () => {
    const filtered = await readPage(app, `${LINE}/_COLOR__pierre-claire`);
    expect([filtered.status, filtered.robots, filtered.canonical]).toEqual([
      200,
      'noindex,follow',
      undefined,
    ]);
    const products = await productsOf(`${LINE}/debout/_HEIGHT__1850`);
    expect(products.length).toBeLessThan(6);
    expect((await readPage(app, `${LINE}/_p__2`)).status).toBe(404);
    expect(filtered.main.links.filter((link) => link.startsWith('/nos-produits'))).toEqual([]);
  });

  it('[RT-39] facet form without scripts: leads to its own address', async () => {
    const response = await request(app).get(`/_filters?path=${encodeURIComponent(LINE)}&COLOR=pierre-noire`);
    expect([response.status, response.headers['location']]).toEqual([303, `${LINE}/_COLOR__pierre-noire`]);
  });

  it.each([
    ['/nos-produits/pierre-et-laiton', LINE],
    ['/nos-produits/pierre-et-laiton/_COLOR__pierre-noire', `${LINE}/_COLOR__pierre-noire`],
    ['/signature/nos-produits/stone-and-brass', LINE],
    ['/en/signature/nos-produits/stone-and-brass', '/en/signature/our-products/stone-and-brass'],
    ['/signature/nos-produits/chauffage-electrique/_p__2', '/nos-produits/chauffage-electrique/_p__2'],
  ])('[RT-39] %s redirects permanently to %s', async (path, right) => {
    expect(await goesTo(path)).toEqual([301, right]);
  });

  it('[RT-39] without a slug: the line’s own category', async () => {
    expect(await goesTo('/signature/nos-produits')).toEqual([302, LINE]);
    expect(await goesTo('/en/pro/signature/our-products')).toEqual([
      302,
      '/en/pro/signature/our-products/stone-and-brass',
    ]);
  });

  it('[PR-05] list of all products: links the line by its own addresses', async () => {
    const { main } = await readPage(app, '/nos-produits/chauffage-electrique/_COLOR__pierre-noire');
    expect(main.links).toContain('/signature/produit/linteau');
    expect(main.links).not.toContain('/produit/linteau');
    expect(main.text).toContain('Signature');
  });
});

describe('start page of the signature line', () => {
  it.each([
    ['/signature/collection', 'fr', 'Le feu, tenu en silence'],
    ['/en/signature/collection', 'en', 'Fire, kept quiet'],
    ['/pro/signature/collection', 'fr', 'Le feu, tenu en silence'],
    ['/en/pro/signature/collection', 'en', 'Fire, kept quiet'],
  ])('[RT-40, PR-05] %s: opens it in %s', async (path, language, heading) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang, page.headings]).toEqual([200, language, [heading]]);
    expect([page.canonical, page.robots]).toEqual([SITE + path, undefined]);
    expect(page.title).toContain('Signature');
    expect(Object.keys(page.alternates).sort()).toEqual(['en', 'fr', 'x-default']);
  });

  it('[RT-40] links: lead to existing pages of the same consumer', async () => {
    const { main } = await readPage(app, '/en/pro/signature/collection');
    expect(main.links).toContain('/en/pro/signature/our-products/stone-and-brass');
    expect(main.links).toContain('/en/pro/signature/product/trumeau');
    for (const link of main.links.filter((candidate) => candidate.startsWith('/'))) {
      expect([link, (await readPage(app, link)).status]).toEqual([link, 200]);
      expect(link).toMatch(/^\/en\/pro\//);
    }
  });

  it('[RT-40] home page, its menu and the product menu: link to it', async () => {
    const { links, main } = await readPage(app, '/en');
    expect(main.links).toContain('/en/signature/collection');
    expect(links.filter((link) => link === '/en/signature/collection').length).toBeGreaterThan(1);
    expect(links).toContain('/en/signature/our-products/stone-and-brass');
  });

  it.each([
    ['/collection', '/signature/collection'],
    ['/signature', '/signature/collection'],
    ['/en/signature', '/en/signature/collection'],
    ['/signature/qui-sommes-nous', '/qui-sommes-nous'],
    ['/signature/collection/', '/signature/collection'],
  ])('[RT-40] %s redirects permanently to %s', async (path, right) => {
    expect(await goesTo(path)).toEqual([301, right]);
  });

  it('[RT-40] other addresses below the line’s name: missing', async () => {
    expect((await readPage(app, '/signature/inconnu')).status).toBe(404);
    expect((await readPage(app, '/en/signature/unknown/page')).status).toBe(404);
  });
});

describe('site map', () => {
  it('[RT-38, RT-39, RT-40] lists the line under its own addresses only', async () => {
    const { text } = await request(app).get('/sitemap-1.xml');
    const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(SITE.length));
    expect(urls).toEqual(
      expect.arrayContaining([
        '/signature/produit/trumeau',
        '/en/pro/signature/product/trumeau',
        '/pro/signature/nos-produits/pierre-et-laiton/debout',
        '/en/signature/collection',
      ]),
    );
    const doubles = new Set([
      '/produit/trumeau',
      '/en/product/trumeau',
      '/nos-produits/pierre-et-laiton',
      '/collection',
    ]);
    expect(urls.filter((url) => doubles.has(url))).toEqual([]);
  });
});
