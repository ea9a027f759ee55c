import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const MEDIA = 'http://localhost:3000/media/shares';

describe('link preview', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['/produit/lame', 'product-lame-fr', 'Lame'],
    ['/en/pro/product/lame', 'product-lame-en', 'Lame'],
    ['/nos-produits/chauffage-electrique', 'category-radiators-fr', 'Radiateurs'],
    ['/en/our-products/electric-heating', 'category-radiators-en', 'Radiators'],
  ])('%s: its own large picture, in its language', async (path, name, alt) => {
    const { metas } = await readPage(app, path);
    expect(metas['twitter:card']).toBe('summary_large_image');
    expect(metas['og:image']).toMatch(new RegExp(`^${MEDIA}/${name}-[\\da-f]+\\.jpg$`));
    expect([metas['og:image:width'], metas['og:image:height'], metas['og:image:alt']]).toEqual([
      '1200',
      '630',
      alt,
    ]);
    const { status, headers, body } = await request(app)
      .get(new URL(metas['og:image'] ?? '').pathname)
      .buffer();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    const { width, height, format } = await sharp(body as Buffer).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it.each(['/', '/en/about-us', '/recherche?q=lame'])('%s: the picture of the brand', async (path) => {
    const { metas } = await readPage(app, path);
    expect(metas['og:image']).toMatch(/^http:\/\/localhost:3000\/media\/brand\/[\da-f]+\/share\.jpg$/);
    const { body } = await request(app)
      .get(new URL(metas['og:image'] ?? '').pathname)
      .buffer();
    const { width, height, format } = await sharp(body as Buffer).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it('other files of its folder: not served', async () => {
    for (const name of ['manifest.json', '..%2fmanifest.json', 'product-lame-fr-0000000000.jpg'])
      expect((await request(app).get(`/media/shares/${name}`)).status).toBe(404);
  });
});
