import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';
const LIST = '/nos-produits/chauffage-electrique';
/** The promoted product of the category, shown regardless of the list. */
const PUSHED = '/produit/lame';

let app: RequestListener;

/** Addresses of the list's products. */
async function productsOf(path: string): Promise<string[]> {
  const { status, main } = await readPage(app, path);
  expect(status).toBe(200);
  const products = main.links.filter((link) => /\/produ(?:it|ct)\//.test(link) && link !== PUSHED);
  return [...new Set(products)];
}

async function totalOf(path: string): Promise<number> {
  const { main } = await readPage(app, path);
  return Number(/(\d+) produits?/.exec(main.text)?.[1] ?? NaN);
}

/** The prices of a list, in its order. */
async function pricesOf(path: string): Promise<number[]> {
  const { html } = await readPage(app, path);
  return [...html.matchAll(/(\d[\d\s]*?)\s€/g)].map(([, digits = '']) => Number(digits.replace(/\D/g, '')));
}

describe('category', () => {
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['/nos-produits', 'fr', 'Nos produits'],
    ['/en/our-products', 'en', 'Our products'],
    [LIST, 'fr', 'Radiateurs'],
    ['/en/pro/our-products/electric-heating', 'en', 'Radiators'],
  ])('[RT-41] %s: shows its name and products in %s', async (path, language, name) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang, page.headings]).toEqual([200, language, [name]]);
    expect((await productsOf(path)).length).toBeGreaterThan(5);
  });

  it('[RT-41, RT-59] page 2: shows other products than page 1, under its own address', async () => {
    const [first, second] = [await productsOf(LIST), await productsOf(`${LIST}/_p__2`)];
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((link) => first.includes(link))).toEqual([]);
    const page = await readPage(app, `${LIST}/_p__2`);
    expect(page.canonical).toBe(`${SITE}${LIST}/_p__2`);
    expect(page.robots).toBeUndefined();
    expect(page.title).not.toBe((await readPage(app, LIST)).title);
  });

  it('[RT-41, PR-01] filters, price range included: reduce the list', async () => {
    const all = await totalOf(LIST);
    const white = await totalOf(`${LIST}/_COLOR__blanc`);
    const cheapAndWhite = await totalOf(`${LIST}/_COLOR__blanc/_PRICE__-400`);
    expect(all).toBeGreaterThan(white);
    expect(white).toBeGreaterThan(cheapAndWhite);
    expect(cheapAndWhite).toBeGreaterThan(0);
  });

  it('filtered list: not indexed, without canonical link', async () => {
    const page = await readPage(app, `${LIST}/_COLOR__blanc`);
    expect(page.robots).toBe('noindex,follow');
    expect(page.canonical).toBeUndefined();
    expect(page.alternates).toEqual({});
  });

  it('known filter with an unused value: an empty list instead of a missing page', async () => {
    const page = await readPage(app, `${LIST}/_COLOR__mauve`);
    expect([page.status, page.robots]).toEqual([200, 'noindex,follow']);
    expect(page.headings).toEqual(['Radiateurs']);
    expect(await productsOf(`${LIST}/_COLOR__mauve`)).toEqual([]);
  });

  it.each([
    ['filters in another order', '/_POWER__1000/_COLOR__blanc', '/_COLOR__blanc/_POWER__1000'],
    ['a filter twice', '/_COLOR__blanc/_COLOR__blanc', '/_COLOR__blanc'],
    ['page 1', '/_COLOR__blanc/_p__1', '/_COLOR__blanc'],
    ['a price range the wrong way round', '/_PRICE__500-100', '/_PRICE__100-500'],
  ])('%s: redirects permanently to the canonical address, query included', async (_what, written, right) => {
    const { status, headers } = await readPage(app, `${LIST}${written}?orderBy=price_asc`);
    expect([status, headers['location']]).toEqual([301, `${LIST}${right}?orderBy=price_asc`]);
  });

  it('[PR-01] canonical address: one per consumer', async () => {
    const [part, pro] = [await readPage(app, LIST), await readPage(app, `/pro${LIST}`)];
    expect([part.canonical, pro.canonical]).toEqual([`${SITE}${LIST}`, `${SITE}/pro${LIST}`]);
  });

  it('[PR-01] child categories: linked', async () => {
    const { main } = await readPage(app, LIST);
    expect(main.links).toContain(`${LIST}/radiateurs-electriques`);
  });

  it('[BC-01] breadcrumb: not shown, but in the structured data', async () => {
    const page = await readPage(app, `${LIST}/radiateurs-electriques`);
    expect(page.breadcrumb).toEqual([]);
    expect(page.structuredData).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, name: 'Radiateurs', item: `${SITE}${LIST}` }),
          expect.objectContaining({ position: 2, name: 'Radiateurs électriques' }),
        ],
      }),
    ]);
  });

  it('order by price: ascending', async () => {
    const rising = await pricesOf(`${LIST}/radiateurs-electriques?orderBy=price_asc`);
    expect(rising.length).toBeGreaterThan(10);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    const falling = await pricesOf(`${LIST}/radiateurs-electriques?orderBy=price_desc`);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
  });

  it('[PR-01] family at the top: a picture and the lowest price of each child; no tabs', async () => {
    const { html, main } = await readPage(app, LIST);
    const children = /<nav[^>]*aria-label="Sous-catégories".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(children.match(/<img /g)?.length).toBe(3);
    expect(children).not.toContain('aria-current');
    const [lowest] = await pricesOf(`${LIST}/radiateurs-electriques?orderBy=price_asc`);
    expect(main.text.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`Radiateurs électriques\\s*dès ${lowest} €`),
    );
  });

  it('[PR-01] facet of a number: spans; an address with a value of before still applies, with its unit', async () => {
    const all = await totalOf(LIST);
    const { main } = await readPage(app, `${LIST}/_POWER__750-1000`);
    expect(main.text.replaceAll('\u00a0', ' ')).toContain('De 750 à 1 000 W');
    const [span, value] = [await totalOf(`${LIST}/_POWER__750-1000`), await totalOf(`${LIST}/_POWER__1000`)];
    expect(value).toBeGreaterThan(5);
    expect(span).toBeGreaterThanOrEqual(value);
    expect(span).toBeLessThan(all);
    const old = await readPage(app, `${LIST}/_POWER__1000`);
    expect(old.main.text.replaceAll('\u00a0', ' ')).toMatch(/Retirer le filtre : 1 000 W/);
  });
});
