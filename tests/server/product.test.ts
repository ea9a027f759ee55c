import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';

/** Accessible names of the drawings of a page. */
const named = (html: string) => tags(html, 'svg').flatMap((svg) => svg['aria-label'] ?? []);

describe('product page', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['/produit/lame', 'fr', 'fonte d’aluminium'],
    ['/en/product/lame', 'en', 'cast aluminium'],
    ['/pro/produit/lame', 'fr', 'fonte d’aluminium'],
    ['/en/pro/product/lame', 'en', 'cast aluminium'],
  ])('[RT-35, PR-02] %s: shows the product in %s', async (path, language, words) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang, page.headings]).toEqual([200, language, ['Lame']]);
    expect(page.main.text).toContain(words);
    expect(page.main.text).toContain('AT-LAM');
    expect(page.canonical).toBe(SITE + path);
  });

  it('[RT-35] alternates in both languages: mutual', async () => {
    const french = await readPage(app, '/produit/lame');
    expect(french.alternates).toEqual({
      fr: `${SITE}/produit/lame`,
      en: `${SITE}/en/product/lame`,
      'x-default': `${SITE}/produit/lame`,
    });
    expect((await readPage(app, '/en/product/lame')).alternates).toEqual(french.alternates);
  });

  it('[PR-02] structured data: product, price and breadcrumb', async () => {
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

  it('[BC-02] breadcrumb: its categories, from home to itself', async () => {
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
  ])('[PR-03, ER-10] %s, sold to professionals only: redirects to %s', async (path, right) => {
    const { status, headers } = await readPage(app, path);
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, right, 'no-store']);
    expect((await readPage(app, right)).status).toBe(200);
  });

  it('[PR-03] product for professionals: has no consumers’ alternate', async () => {
    const page = await readPage(app, '/pro/produit/sas');
    expect(page.canonical).toBe(`${SITE}/pro/produit/sas`);
    expect(page.links).not.toContain('/produit/sas');
  });

  it('[PR-06] prices: with tax for consumers, without for professionals', async () => {
    expect((await readPage(app, '/produit/lame')).main.text).toContain('689,00 € TTC');
    const professional = (await readPage(app, '/pro/produit/lame')).main.text;
    expect(professional).toContain('574,17 € HT');
    expect(professional).not.toContain('TTC');
    expect((await readPage(app, '/en/product/lame')).main.text).toContain('€689.00');
  });

  it('variant in the address: selected, under the product’s canonical address', async () => {
    const [whole, chosen] = [
      await readPage(app, '/produit/lame'),
      await readPage(app, '/produit/lame?ref=AT-LAM-2000-SA'),
    ];
    expect(chosen.canonical).toBe(whole.canonical);
    expect(chosen.main.text).toContain('Réf. AT-LAM-2000-SA');
    expect(whole.main.text).not.toContain('Réf. AT-LAM-2000-SA');
  });

  it('[PR-02] dimension drawing: shows wall fixings, except for floor-standing products', async () => {
    const hung = await readPage(app, '/produit/lame');
    expect(named(hung.html)).toContainEqual(
      expect.stringMatching(/4 points de fixation, à 200\smm des bords, entraxe 800\smm, 410\smm entre/),
    );
    expect(tags(hung.html, 'circle').length).toBeGreaterThan(4);
    const standing = await readPage(app, '/produit/source');
    expect(named(standing.html).filter((name) => name.includes('fixation'))).toEqual([]);
    expect(standing.main.text).not.toContain('Point de fixation');
  });

  it('[PR-02] dimension drawing: its legend lists the connections, and the clearances are in words', async () => {
    const boiler = await readPage(app, '/produit/brasier');
    expect(named(boiler.html)).toContainEqual(
      expect.stringContaining('8 raccordements détaillés dans le tableau qui suit'),
    );
    const words = boiler.main.text.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Raccordements, vus de face');
    expect(words).toContain('4 Gaz G 3/4 Dessous : 8 mm à gauche de l’axe, 100 mm de l’arrière');
    expect(words).toContain('Évacuation des fumées Ø 60/100 Dessus : dans l’axe, 190 mm de l’arrière');
    expect(words).toContain('Dégagements à respecter');
    expect(words).toContain('Devant 800 mm');
    const english = (await readPage(app, '/en/product/brasier')).main.text.replaceAll(/\s+/g, ' ');
    expect(english).toContain('4 Gas G 3/4 Underside: 8 mm left of centre, 100 mm from the back');
    expect(english).toContain('In front 800 mm');
  });

  it('[PR-02] dimension drawing: a size has its own connections', async () => {
    const small = await readPage(app, '/produit/auvent?ref=AT-AUV-2500-BL');
    expect(small.main.text.replaceAll(/\s+/g, ' ')).toContain('Frigorigène, gaz 3/8″');
    const large = await readPage(app, '/produit/auvent?ref=AT-AUV-5000-BL');
    expect(large.main.text.replaceAll(/\s+/g, ' ')).toContain('Frigorigène, gaz 1/2″');
  });

  it('[PR-02] product without connections and clearances: neither a legend nor numbers', async () => {
    const { html, main } = await readPage(app, '/produit/niveau');
    expect(main.text).not.toMatch(/Raccordements|Dégagements/);
    expect(named(html).filter((name) => name.includes('raccordement'))).toEqual([]);
  });

  it('[RT-35] unknown product: a missing page', async () => {
    expect((await readPage(app, '/produit/poele-a-pellets')).status).toBe(404);
  });
});
