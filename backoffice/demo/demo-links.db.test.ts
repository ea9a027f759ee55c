import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOf } from '#shared/contract/common.ts';
import { urlListItem } from '#shared/contract/url.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { DEMO_PAGES as PAGES } from '#tests/support/demo-content.ts';

const { products: PRODUCTS } = await readDemoCatalogue();

let api: TestApi;
let known: Set<string>;
beforeAll(async () => {
  api = await startTestApi();
  const { items } = listOf(urlListItem).parse((await api.get('/url', { perPage: '10000' })).body);
  known = new Set(items.map((item) => item.path));
});
afterAll(() => api.close());

describe('links and references of the demo content', () => {
  it('links to products and categories: the target exists', () => {
    const links = linksOf(JSON.stringify(PAGES)).filter((link) =>
      /^(?:\/en)?(?:\/pro)?\/(?:signature\/|(?:produit|product|nos-produits|our-products)\/)/.test(link),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('references of products: the catalogue contains them', () => {
    const references = new Set(PRODUCTS.map((product) => product.reference));
    const named = PAGES.flatMap((page) =>
      [...page.fr.blocks, ...page.en.blocks].flatMap((block) =>
        block.type === 'products' ? block.references : [],
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((reference) => !references.has(reference))).toEqual([]);
  });

  it('pages: none links to the other language', () => {
    for (const page of PAGES) {
      const french = linksOf(JSON.stringify(page.fr)).filter((link) => /^\/en(?:\/|$)/.test(link));
      const english = linksOf(JSON.stringify(page.en)).filter((link) => !/^\/en(?:\/|$|#|\?)/.test(link));
      expect([page.key, french, english]).toEqual([page.key, [], []]);
    }
  });
});

/** Site paths in Markdown links and `url` fields. */
function linksOf(json: string): string[] {
  const found = [...json.matchAll(/\]\((\/[^)\s#?]*)|"url":"(\/[^"#?]*)/g)];
  return [...new Set(found.map((match) => match[1] ?? match[2] ?? ''))];
}
