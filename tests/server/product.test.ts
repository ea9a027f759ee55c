import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';

/** What the drawings of a page are called. */
const named = (html: string) => tags(html, 'svg').flatMap((svg) => svg['aria-label'] ?? []);

describe('a product page', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['/produit/lame', 'fr', 'fonte d’aluminium'],
    ['/en/product/lame', 'en', 'cast aluminium'],
    ['/pro/produit/lame', 'fr', 'fonte d’aluminium'],
    ['/en/pro/product/lame', 'en', 'cast aluminium'],
  ])('[RT-35, PR-02] %s shows the product in %s', async (path, language, words) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang, page.headings]).toEqual([200, language, ['Lame']]);
    expect(page.main.text).toContain(words);
    expect(page.main.text).toContain('AT-LAM');
    expect(page.canonical).toBe(SITE + path);
  });

  it('[RT-35] has alternates in both languages that lead back', async () => {
    const french = await readPage(app, '/produit/lame');
    expect(french.alternates).toEqual({
      fr: `${SITE}/produit/lame`,
      en: `${SITE}/en/product/lame`,
      'x-default': `${SITE}/produit/lame`,
    });
    expect((await readPage(app, '/en/product/lame')).alternates).toEqual(french.alternates);
  });

  it('[PR-02] tells search engines what it is, what it costs and where it stands', async () => {
    const { structuredData, metas } = await readPage(app, '/produit/lame');
    expect(metas['og:type']).toBe('product');
    expect(structuredData).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        name: 'Lame',
        sku: 'AT-LAM',
        url: `${SITE}/produit/lame`,
        offers: expect.objectContaining({ '@type': 'AggregateOffer', priceCurrency: 'EUR', lowPrice: 589 }),
      }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ name: 'Lame', item: `${SITE}/produit/lame` }),
        ]),
      }),
    ]);
  });

  it('[BC-02] has a breadcrumb of its categories, from home to itself', async () => {
    expect((await readPage(app, '/en/product/lame')).breadcrumb).toEqual([
      'Home',
      'Radiators',
      'Electric radiators',
      'Dry thermal core',
      'Lame',
    ]);
  });

  it.each([
    ['/produit/sas', '/pro/produit/sas'],
    ['/en/product/sas', '/en/pro/product/sas'],
  ])('[PR-03, ER-10] %s, sold to professionals alone, leads to %s', async (path, right) => {
    const { status, headers } = await readPage(app, path);
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, right, 'no-store']);
    expect((await readPage(app, right)).status).toBe(200);
  });

  it('[PR-03] a product of professionals names no consumers’ page', async () => {
    const page = await readPage(app, '/pro/produit/sas');
    expect(page.canonical).toBe(`${SITE}/pro/produit/sas`);
    expect(page.links).not.toContain('/produit/sas');
  });

  it('[PR-06] consumers see prices with tax, professionals without', async () => {
    expect((await readPage(app, '/produit/lame')).main.text).toContain('689,00 € TTC');
    const professional = (await readPage(app, '/pro/produit/lame')).main.text;
    expect(professional).toContain('574,17 € HT');
    expect(professional).not.toContain('TTC');
    expect((await readPage(app, '/en/product/lame')).main.text).toContain('€689.00');
  });

  it('a variant chosen by its link is the chosen one, under the product’s canonical address', async () => {
    const [whole, chosen] = [
      await readPage(app, '/produit/lame'),
      await readPage(app, '/produit/lame?ref=AT-LAM-2000-SA'),
    ];
    expect(chosen.canonical).toBe(whole.canonical);
    expect(chosen.main.text).toContain('Réf. AT-LAM-2000-SA');
    expect(whole.main.text).not.toContain('Réf. AT-LAM-2000-SA');
  });

  it('[PR-02] the dimension drawing says where it is fixed to the wall; what stands on the floor has no such points', async () => {
    const hung = await readPage(app, '/produit/lame');
    expect(named(hung.html)).toContainEqual(
      expect.stringMatching(/4 points de fixation, à 200\smm des bords, entraxe 800\smm, 410\smm entre/),
    );
    expect(tags(hung.html, 'circle').length).toBeGreaterThan(4);
    const standing = await readPage(app, '/produit/source');
    expect(named(standing.html).filter((name) => name.includes('fixation'))).toEqual([]);
    expect(standing.main.text).not.toContain('Point de fixation');
  });

  it('[RT-35] an unknown product is a missing page', async () => {
    expect((await readPage(app, '/produit/poele-a-pellets')).status).toBe(404);
  });
});
