import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MODELS_FOLDER } from '#backoffice/demo/media-manifest.ts';
import { product, type Product } from '#shared/contract/product.ts';
import type { ProductAr } from '#shared/contract/product-ar.ts';
import { productList } from '#shared/contract/product-list.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { listZip } from '#tests/support/list-zip.ts';
import { readModel } from './colour-model.ts';
import { readModelManifest } from './model-manifest.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readProduct(reference: string, lang = 'fr'): Promise<Product> {
  const { items } = productList.parse((await api.get('/product', { text: reference, lang })).body);
  return product.parse((await api.get(`/product/${items[0]?.id}`, { lang })).body);
}
async function readAr(reference: string, lang?: string): Promise<ProductAr> {
  const { ar } = await readProduct(reference, lang);
  if (!ar) throw new Error(`${reference} has no model.`);
  return ar;
}
const fetchFile = (path: string, init?: RequestInit) => fetch(`${api.url}/media/${path}`, init);
const fetchBytes = async (path: string) => new Uint8Array(await (await fetchFile(path)).arrayBuffer());

async function askHead(path: string, encoding: string): Promise<{ length: number; headers: Headers }> {
  const { headers } = await fetchFile(path, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
  return { length: Number(headers.get('content-length')), headers };
}

async function bodyColour(path: string): Promise<number[] | undefined> {
  const materials = (await readModel(await fetchBytes(path))).getRoot().listMaterials();
  return materials.find((material) => material.getName() === 'body')?.getBaseColorFactor();
}

describe('models of products', () => {
  it('[PR-04] one per colour, in the order of the colours and in the language of the call', async () => {
    const { colours, ar, drawing } = await readProduct('AT-LAM', 'en');
    expect(ar?.variants.map(({ name, color }) => ({ value: color, label: name }))).toEqual(colours);
    const first = ar?.variants.find(({ color }) => color === drawing.colour);
    expect(ar).toMatchObject({ glb: first?.glb, usdz: first?.usdz, placement: 'wall' });
    expect(ar?.dimensions).toEqual({ w: drawing.width, h: drawing.height, d: drawing.depth });
  });

  it('the poster is the picture of the default colour', async () => {
    const { ar, cover } = await readProduct('AT-LAM');
    expect(ar?.poster).toBe(cover?.webp);
    expect((await fetchFile(ar?.poster ?? '')).headers.get('content-type')).toBe('image/webp');
  });

  it('the card of a product with a model says so', async () => {
    const { items } = productList.parse((await api.get('/product', { text: 'AT-LAM' })).body);
    expect(items.map(({ reference, ar }) => [reference, ar])).toContainEqual(['AT-LAM', true]);
  });
});

describe('files of models', () => {
  it('[PR-04] have their media type and are cacheable for ever', async () => {
    for (const { glb, usdz } of (await readAr('AT-LAM')).variants) {
      for (const [path, type] of [
        [glb, 'model/gltf-binary'],
        [usdz, 'model/vnd.usdz+zip'],
      ] as const) {
        const response = await fetchFile(path);
        expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, type]);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const { byteLength } = await response.arrayBuffer();
        expect(byteLength).toBeGreaterThan(0);
      }
    }
  });

  it('a GLB is compressed for clients that accept it, a USDZ never', async () => {
    const { glb, usdz } = await readAr('AT-LAM');
    const [packed, plain] = [await askHead(glb, 'gzip, br'), await askHead(glb, 'identity')];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.length).toBeLessThan(plain.length / 2);
    expect(plain.length).toBe((await fetchBytes(glb)).length);
    expect((await askHead(usdz, 'gzip')).headers.get('content-encoding')).toBeNull();
  });

  it('a GLB requires no glTF extensions', async () => {
    const bytes = await fetchBytes((await readAr('AT-LAM')).glb);
    const length = new DataView(bytes.buffer).getUint32(12, true);
    const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))) as object;
    expect(json).not.toHaveProperty('extensionsUsed');
    expect(json).not.toHaveProperty('extensionsRequired');
  });

  it('each colour has its own body', async () => {
    const { variants } = await readAr('AT-LAM');
    const colours = await Promise.all(variants.map(({ glb }) => bodyColour(glb)));
    expect(new Set(colours.map(String)).size).toBe(variants.length);
    expect(colours).not.toContain(undefined);
  });

  it('a USDZ is a zip that is not compressed, its scene first, every file on a multiple of 64 bytes', async () => {
    const entries = listZip(await fetchBytes((await readAr('AT-LAM')).usdz));
    expect(entries[0]?.name).toMatch(/\.usd[ac]?$/);
    expect(entries.length).toBeGreaterThan(1);
    for (const { method, offset } of entries) expect([method, offset % 64]).toEqual([0, 0]);
  });

  it('concurrent requests get the same file', async () => {
    const { glb } = await readAr('AT-LAM');
    const files = await Promise.all([glb, glb, glb].map(fetchBytes));
    expect(files[1]).toEqual(files[0]);
    expect(files[2]).toEqual(files[0]);
  });

  it.each([
    'models/',
    'models/manifest.json',
    'models/lame-chrome-0000000000.glb',
    'models/lame-brique-0000000000.glb',
    'models/inconnu-brique-0000000000.usdz',
    'models/..%2fmodels%2fmanifest.json',
    'models/%00.glb',
    'models/constructor',
  ])('%s is a 404', async (path) => {
    expect((await fetchFile(path)).status).toBe(404);
  });

  it('the stored source is not served', async () => {
    const [stored] = readModelManifest(MODELS_FOLDER).models;
    expect((await fetchFile(`models/${stored?.file}`)).status).toBe(404);
  });

  it('writes are refused', async () => {
    const { glb } = await readAr('AT-LAM');
    expect((await fetchFile(glb, { method: 'PUT' })).status).toBe(404);
  });
});
