import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { product, type Product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function findProduct(text: string, lang = 'fr'): Promise<Product> {
  const { items } = productList.parse((await api.get('/product', { text, lang })).body);
  return product.parse((await api.get(`/product/${items[0]?.id}`, { lang })).body);
}

const fetchPlan = (path: string) => fetch(`${api.url}/media/${path}`);

/** Dimensions printed on the drawing. */
function figuresOf(svg: string): string[] {
  return [...svg.matchAll(/class="figure"[^>]*>([^<]+)</g)].map(([, figure = '']) => figure);
}

describe('dimension drawings to download', () => {
  it('[PR-02] dimension drawing: every size of a product has one, with its own dimensions', async () => {
    for (const reference of ['AT-LAM', 'AT-OEB', 'AT-BIS', 'AT-TRU']) {
      const { models } = await findProduct(reference);
      expect(models.length).toBeGreaterThan(0);
      for (const model of models) {
        const response = await fetchPlan(model.plan);
        expect([model.plan, response.status, response.headers.get('content-type')]).toEqual([
          model.plan,
          200,
          'image/svg+xml; charset=utf-8',
        ]);
        const svg = await response.text();
        const figures = figuresOf(svg).map((figure) =>
          Number(figure.replaceAll('\u00a0', '').replace(',', '.')),
        );
        expect(figures.slice(0, 3)).toEqual([model.width, model.height, model.depth]);
        expect(svg.match(/<circle/g)?.length ?? 0).toBeGreaterThanOrEqual(model.fixings.length);
        expect(svg).not.toMatch(/<script|NaN|undefined/);
      }
    }
  });

  it('dimension drawing: is in the language of the page and named after the reference of the size', async () => {
    const [french] = (await findProduct('AT-LAM')).models;
    const [english] = (await findProduct('AT-LAM', 'en')).models;
    const responses = await Promise.all([french?.plan, english?.plan].map((path) => fetchPlan(path ?? '')));
    const [fr = '', en = ''] = await Promise.all(responses.map((response) => response.text()));
    expect([fr.includes('Dessus'), en.includes('>Top<')]).toEqual([true, true]);
    expect(responses.map((response) => response.headers.get('content-disposition'))).toEqual(
      Array(2).fill('attachment; filename="at-lam-750.svg"'),
    );
  });

  it('[PR-02] dimension drawing: has the numbered connections with their legend, and the clearances', async () => {
    const [model] = (await findProduct('AT-BRS')).models;
    const svg = await (await fetchPlan(model?.plan ?? '')).text();
    expect(svg.match(/class="number"/g)).toHaveLength(model?.connections?.length ?? 0);
    expect(svg).toContain(
      '>4. Gaz · G 3/4 · Dessous\u00a0: 8\u00a0mm à gauche de l’axe, 100\u00a0mm de l’arrière<',
    );
    expect(svg).toContain('>Dégagements, sans échelle<');
    expect(figuresOf(svg)).toContain('800');
    const [thermostat] = (await findProduct('AT-NIV')).models;
    const plain = await (await fetchPlan(thermostat?.plan ?? '')).text();
    expect(plain).not.toMatch(/class="(?:number|connection|badge)"|Dégagements/);
  });

  it.each([
    'fr/at-lam-9999.svg',
    'de/at-lam-750.svg',
    'fr/at-xxx-750.svg',
    'fr/at-lam.svg',
    'fr/..%2f..%2fa-b.svg',
  ])('plans/%s is a 404', async (path) => {
    expect((await fetchPlan(`plans/${path}`)).status).toBe(404);
  });
});
