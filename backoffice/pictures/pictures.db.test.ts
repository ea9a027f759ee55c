import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { product, type Product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { searchAnswer } from '#shared/contract/search.ts';
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
  it('[PR-02] one a colour, in the order of the colours, each in two formats and several widths', async () => {
    const { pictures, colours } = await readProduct('AT-LAM');
    expect(pictures.map(({ colour }) => colour)).toEqual(colours.map(({ value }) => value));
    for (const { srcset, url, webp, width } of pictures) {
      expect(new Set(srcset.map(({ type }) => type))).toEqual(new Set(['image/avif', 'image/webp']));
      const largest = srcset.filter((source) => source.width === width).map((source) => source.url);
      expect(largest).toEqual([url, webp]);
    }
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
  });

  it('the cover is the picture of the colour and size that the card draws, in lists and suggestions too', async () => {
    const { cover, drawing, pictures } = await readProduct('AT-LAM');
    expect(cover).toEqual(pictures.find(({ colour }) => colour === drawing.colour));
    expect(cover?.scale).toMatchObject({ width: drawing.width, height: drawing.height });
    const list = productList.parse((await api.get('/product', { text: 'AT-LAM' })).body);
    expect(list.items[0]?.cover).toEqual(cover);
    const found = searchAnswer.parse(
      (await api.get('/search', { type: 'Suggest', language: 'fr', text: 'lame' })).body,
    );
    expect(found.products.items.find(({ reference }) => reference === 'AT-LAM')?.cover).toEqual(cover);
  });

  it('their text names product and colour in the language asked for', async () => {
    const [fr, en] = [await readProduct('AT-LAM'), await readProduct('AT-LAM', 'en')];
    expect(fr.cover?.alt).toBe('Lame, radiateur à inertie sèche, fonte d’aluminium, brique');
    expect(en.cover?.alt).toMatch(/^Lame, [a-z].*, brick$/);
  });
});

describe('the files of pictures', () => {
  it('[TP-05] every address is a file of its type that may be kept for ever', async () => {
    const { pictures } = await readProduct('AT-LAM');
    const files = pictures.flatMap(({ srcset }) => srcset);
    expect(files.length).toBeGreaterThan(20);
    for (const { url, type } of files) {
      const answer = await fetchFile(url);
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, type]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
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

  it('nobody may write there', async () => {
    const { cover } = await readProduct('AT-LAM');
    expect((await fetchFile(cover?.url ?? '', { method: 'PUT' })).status).toBe(404);
  });
});
