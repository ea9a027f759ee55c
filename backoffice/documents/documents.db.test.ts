import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { product, type Product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let products: Product[];

beforeAll(async () => {
  api = await startTestApi();
  products = [];
  for (const text of ['AT-LAM', 'AT-RIV', 'AT-OEB', 'AT-BIS', 'AT-TRU', 'AT-JAU']) {
    const { items } = productList.parse((await api.get('/product', { text })).body);
    for (const { id } of items.slice(0, 1))
      products.push(product.parse((await api.get(`/product/${id}`)).body));
  }
});
afterAll(() => api.close());

const fetchFile = (path: string) => fetch(`${api.url}/media/${path}`);

describe('documents of products', () => {
  it('every link is a PDF of that product, in the language asked for', async () => {
    expect(products.length).toBeGreaterThanOrEqual(5);
    for (const { name, documents } of products) {
      const urls = documents.flatMap((document) => document.media.url ?? []);
      expect([name, urls.length]).toEqual([name, 1]);
      for (const url of urls) {
        for (const [lang, sheet] of [
          ['fr', 'fiche produit'],
          ['en', 'product sheet'],
        ] as const) {
          const response = await fetchFile(url.replace('/fr/', `/${lang}/`));
          expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
          const file = Buffer.from(await response.arrayBuffer());
          expect(file.subarray(0, 5).toString()).toBe('%PDF-');
          expect(file.subarray(-6).toString().trim()).toBe('%%EOF');
          expect(pageCount(file)).toBeGreaterThanOrEqual(1);
          expect(titleOf(file)).toBe(`${name}, ${sheet}`);
        }
      }
    }
  });

  it.each([
    'documents/fr/at-xxx-fiche.pdf',
    'documents/de/at-lam-fiche.pdf',
    'documents/fr/at-lam-notice-pose.pdf',
    'documents/fr/..%2f..%2fpackage.json',
    'documents/fr/at-lam-fiche.pdf/more',
    'nothing',
  ])('%s is a 404', async (path) => {
    expect((await fetchFile(path)).status).toBe(404);
  });
});

function pageCount(file: Buffer): number {
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(file.toString('latin1'))?.[1] ?? 0);
}

/** The document's title: UTF-16 where a letter has an accent, plain otherwise. */
function titleOf(file: Buffer): string {
  const raw = file.toString('latin1');
  const object = /\/Title (\d+) 0 R/.exec(raw)?.[1] ?? '';
  const info = new RegExp(`\n${object} 0 obj\n\\((.*?)\\)\nendobj`, 's').exec(raw)?.[1] ?? '';
  const bytes = Buffer.from(info.replaceAll(/\\([()\\])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
