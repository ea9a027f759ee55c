import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Product } from '#shared/contract/product.ts';
import { readPage, tags } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const MEDIA = 'https://media.atre.example/v2';

let site: TestStorefront;
let elsewhere: TestStorefront;
let relay: Relay;
beforeAll(async () => {
  relay = await startRelay();
  site = await createTestStorefront({ backofficeUrl: relay.url });
  elsewhere = await createTestStorefront({ env: { MEDIA_URL: MEDIA } });
});
afterAll(() => relay.close());

/** Attributes of the first product picture in `<main>`; room pictures are not inside a figure. */
function firstPicture(html: string) {
  const inside = /<main.*?<foreignObject.*?(<picture.*?<\/picture>)/s.exec(html)?.[1] ?? '';
  return { sources: tags(inside, 'source'), image: tags(inside, 'img')[0] };
}
const figureNames = (html: string) => tags(html, 'svg').flatMap((svg) => svg['aria-label'] ?? []);
/** Names of the product's scenes in a part of its page. */
const scenes = (part: string) =>
  tags(part, 'img').flatMap(({ src }) => /scenes\/(lame-[a-z]+)/.exec(src ?? '')?.[1] ?? []);
const imagePreloads = (html: string) => tags(html, 'link').filter((link) => link['as'] === 'image');

describe('product page with pictures', () => {
  it('[PR-02] shows the picture of its colour in AVIF and WebP, with size, text and no lazy loading', async () => {
    const { html } = await readPage(site.app, '/produit/lame');
    const { sources, image } = firstPicture(html);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcset, sizes } of sources) {
      expect(srcset).toMatch(/^\/media\/pictures\/lame-brique-[\da-f]+-320\.\w+ 320w, .+ 640w/);
      expect(sizes).toContain('vw');
    }
    expect(image).toMatchObject({
      alt: 'Lame, radiateur à inertie sèche, fonte d’aluminium, brique',
      width: '960',
      fetchpriority: 'high',
      decoding: 'sync',
    });
    expect(Number(image?.['height'])).toBeGreaterThan(0);
    expect(image).not.toHaveProperty('loading');
    expect(html.includes(' style=')).toBe(false);
  });

  it('head preloads the picture first, and no other', async () => {
    const { html } = await readPage(site.app, '/produit/lame');
    const [preload, ...others] = imagePreloads(html);
    expect(others).toEqual([]);
    const [avif] = firstPicture(html).sources;
    expect(preload).toMatchObject({
      rel: 'preload',
      type: 'image/avif',
      fetchpriority: 'high',
      imagesrcset: avif?.['srcset'],
      imagesizes: avif?.['sizes'],
    });
  });

  it.each([
    ['AT-LAM-1500-LI', 'lame-lin-', '138'],
    ['AT-LAM-2000-LI', 'lame-1600x580-lin-', '178'],
    ['AT-LAM-750-AN', 'lame-600x580-anthracite-', '78'],
  ])(
    '[PR-02] variant %s in the address: its picture in size and colour, preloaded, at its true scale',
    async (reference, file, width) => {
      const { html } = await readPage(site.app, `/produit/lame?ref=${reference}`);
      const { sources, image } = firstPicture(html);
      expect(image?.['src']).toContain(`/pictures/${file}`);
      expect(tags(html, 'foreignObject')[0]).toMatchObject({ width, height: '76' });
      expect(imagePreloads(html).map((link) => link['imagesrcset'])).toEqual([sources[0]?.['srcset']]);
      expect(figureNames(html)).not.toContainEqual(expect.stringContaining('vu de face'));
    },
  );

  it('[PR-02] gallery shows it in a room, then from near; the question of the size shows the room, the story the detail', async () => {
    const { html } = await readPage(site.app, '/produit/lame');
    expect([...new Set(scenes(html))]).toEqual(['lame-living', 'lame-detail']);
    const [sizing, story] = [
      /<section id="size".*?<\/section>/s,
      /<section class="[^"]*story.*?<\/section>/s,
    ];
    expect(scenes(sizing.exec(html)?.[0] ?? '')).toEqual(['lame-living']);
    expect(scenes(story.exec(html)?.[0] ?? '')).toEqual(['lame-detail']);
  });

  it('structured data lists the pictures', async () => {
    const { structuredData } = await readPage(site.app, '/en/product/lame');
    const found = structuredData.find((block) => block['@type'] === 'Product');
    expect(found?.['image']).toHaveLength(5);
    expect(found?.['image']).toContainEqual(
      expect.stringMatching(/^http:\/\/localhost:3000\/media\/pictures\/lame-sapin-[\da-f]+-960\.webp$/),
    );
  });
});

describe('product without pictures', () => {
  it('is drawn, without any mention of pictures', async () => {
    const { html, structuredData } = await readPage(await withoutPictures(), '/produit/lame');
    relay.refuse = undefined;
    expect(firstPicture(html).image?.['alt'] ?? '').not.toMatch(/^Lame/);
    expect(figureNames(html)).toContainEqual(expect.stringMatching(/^Lame, vu de face, 1\s200 sur 580\smm$/));
    expect(structuredData.find((block) => block['@type'] === 'Product')).not.toHaveProperty('image');
  });
});

describe('picture storage', () => {
  it('[TP-05] URLs use the configured storage, which the CSP allows, in markup, preload and shared links', async () => {
    const { html, headers, metas } = await readPage(elsewhere.app, '/produit/lame');
    const { sources, image } = firstPicture(html);
    for (const address of [image?.['src'], ...sources.map(({ srcset }) => srcset)]) {
      expect(address?.startsWith(`${MEDIA}/pictures/lame-`)).toBe(true);
    }
    expect(metas['og:image']?.startsWith(`${MEDIA}/shares/product-lame-fr-`)).toBe(true);
    expect(imagePreloads(html)[0]?.['imagesrcset']).toContain(`${MEDIA}/pictures/`);
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://media.atre.example");
  });

  it('[TP-05] storefront passes files on unchanged and immutable', async () => {
    const { html } = await readPage(site.app, '/produit/lame');
    const address = firstPicture(html).image?.['src'] ?? '';
    const { status, headers, body } = await request(site.app).get(address).buffer();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect((body as Buffer).subarray(8, 12).toString()).toBe('WEBP');
    expect((await request(site.app).get('/media/pictures/lame-brique-0000000000-320.avif')).status).toBe(404);
  });
});

describe('lists', () => {
  it('card picture: loaded lazily, at the scale of the drawings', async () => {
    const { html } = await readPage(site.app, '/nos-produits/chauffage-electrique');
    const { image, sources } = firstPicture(html);
    expect(image).toMatchObject({ loading: 'lazy', decoding: 'async' });
    expect(sources).toHaveLength(2);
    const place = tags(html, 'foreignObject')[0];
    expect(place).toMatchObject({ width: '78', height: '76' });
    expect(place?.['transform']).toMatch(/ scale\(10\)$/);
  });

  it('first picture: preloaded, and no other', async () => {
    const { html } = await readPage(site.app, '/nos-produits/chauffage-electrique');
    const preloads = imagePreloads(html).map((link) => link['imagesrcset'] ?? '');
    expect(preloads).toHaveLength(1);
    expect(preloads[0]).toContain('/media/scenes/');
  });
});

/** A storefront whose back office has the product without pictures. */
async function withoutPictures(): Promise<TestStorefront['app']> {
  relay.calls.length = 0;
  await readPage((await createTestStorefront({ backofficeUrl: relay.url })).app, '/produit/lame');
  const call = relay.calls.find(({ url }) => /\/product\/\d+\?/.test(url));
  if (!call) throw new Error('The page asked for no product.');
  const known = (await (await fetch(new URL(call.url, relay.url))).json()) as Product;
  const body = JSON.stringify({ ...known, cover: null, pictures: [], share_picture: null });
  relay.refuse = ({ url }) => (url === call.url ? { status: 200, body } : undefined);
  return (await createTestStorefront({ backofficeUrl: relay.url })).app;
}
