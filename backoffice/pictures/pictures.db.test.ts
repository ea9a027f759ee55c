import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { product, type Product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { searchResponse } from '#shared/contract/search.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readProduct(reference: string, lang = 'fr'): Promise<Product> {
  const { items } = productList.parse((await api.get('/product', { text: reference, lang })).body);
  return product.parse((await api.get(`/product/${items[0]?.id}`, { lang })).body);
}
const fetchFile = (path: string, init?: RequestInit) => fetch(`${api.url}/media/${path}`, init);

describe('pictures of products', () => {
  it('[PR-02] pictures: one per colour and size, in the order of the colours, each in two formats and several widths', async () => {
    const { pictures, colours, models } = await readProduct('AT-LAM');
    expect(pictures.map(({ colour, scale }) => `${colour} ${scale.width}`)).toEqual(
      colours.flatMap(({ value }) => models.map(({ width }) => `${value} ${width}`)),
    );
    for (const { srcset, url, webp, width } of pictures) {
      expect(new Set(srcset.map(({ type }) => type))).toEqual(new Set(['image/avif', 'image/webp']));
      const largest = srcset.filter((source) => source.width === width).map((source) => source.url);
      expect(largest).toEqual([url, webp]);
    }
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
  });

  it('cover: the picture of the colour and size on the card, in lists and suggestions too', async () => {
    const { cover, drawing, pictures } = await readProduct('AT-LAM');
    const pictureOf = ({ colour, width, height }: Product['drawing']) =>
      pictures.find(
        ({ colour: its, scale }) => its === colour && scale.width === width && scale.height === height,
      );
    expect(cover).toBeDefined();
    expect(cover).toEqual(pictureOf(drawing));
    const [card] = productList.parse((await api.get('/product', { text: 'AT-LAM' })).body).items;
    expect(card?.cover).toEqual(card && pictureOf(card.drawing));
    const found = searchResponse.parse(
      (await api.get('/search', { type: 'Suggest', language: 'fr', text: 'lame' })).body,
    );
    expect(found.products.items.find(({ reference }) => reference === 'AT-LAM')?.cover).toEqual(card?.cover);
  });

  it('[CA-01] card in a list: shows the size whose price it prints', async () => {
    const { variants, models } = await readProduct('AT-LAM');
    const [card] = productList.parse((await api.get('/product', { text: 'AT-LAM' })).body).items;
    const cheapest = variants.find(({ price }) => price?.value === card?.price?.value)?.model;
    const size = models.find(({ code }) => code === cheapest);
    expect(card?.drawing).toMatchObject({ width: size?.width, height: size?.height, depth: size?.depth });
    expect(size?.width).toBe(600);
  });

  it('alternative text: names product and colour in the language of the call', async () => {
    const [fr, en] = [await readProduct('AT-LAM'), await readProduct('AT-LAM', 'en')];
    expect(fr.cover?.alt).toBe('Lame, radiateur à inertie sèche, fonte d’aluminium, brique');
    expect(en.cover?.alt).toMatch(/^Lame, [a-z].*, brick$/);
  });
});

describe('picture files', () => {
  it('[TP-05] picture file: every address is a file of its type, cacheable for ever', async () => {
    const { pictures } = await readProduct('AT-LAM');
    const files = pictures.flatMap(({ srcset }) => srcset);
    expect(files.length).toBeGreaterThan(20);
    for (const { url, type } of files) {
      const response = await fetchFile(url);
      expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, type]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    }
  });

  it.each([
    'pictures/',
    'pictures/manifest.json',
    'pictures/lame-brique-320.avif',
    'pictures/lame-brique-0000000000-320.avif',
    'pictures/..%2fmanifest.json',
    'pictures/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
    'pictures/..%5cmanifest.json',
    'pictures/%00.avif',
  ])('%s is a 404', async (path) => {
    expect((await fetchFile(path)).status).toBe(404);
  });

  it('picture files: refuse writes', async () => {
    const { cover } = await readProduct('AT-LAM');
    expect((await fetchFile(cover?.url ?? '', { method: 'PUT' })).status).toBe(404);
  });
});
