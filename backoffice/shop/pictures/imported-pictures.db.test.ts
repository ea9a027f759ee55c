import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { readPage } from '#tests/support/read-page.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { encodePictures } from './encode-pictures.ts';
import { pictureRows } from './picture-rows.ts';
import { readPictures } from './read-pictures.ts';

const photograph = (background: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Column values as the driver takes them. */
const toJson = <Row extends { data: unknown }>(row: Row) => ({ ...row, data: JSON.stringify(row.data) });

describe('imported pictures', () => {
  let api: TestApi;
  let folder: Awaited<ReturnType<typeof writeTestFolder>>;
  let id = 0;
  beforeAll(async () => {
    folder = await writeTestFolder({
      'media/lame-brique.jpg': await photograph('#b23a17'),
      'media/lame-brique-2.jpg': await photograph('#556677'),
      'media/lame-sapin-2.jpg': await photograph('#225544'),
      'media/lame-sapin-3.jpg': await photograph('#99aabb'),
      'media/lame.jpg': await photograph('#ddccaa'),
      'media.csv': 'file;alt.fr\nlame-sapin-3.jpg;Lame vue de près\nlame.jpg;Lame dans une entrée\n',
    });
    const media = join(folder.path, '.media');
    const to = join(media, 'pictures');
    api = await startTestApi({ importedMediaFolder: media });
    const { items } = productList.parse((await api.get('/product', { text: 'AT-LAM' })).body);
    id = items[0]?.id ?? 0;
    const subject = {
      key: 'lame',
      width: items[0]?.drawing.width ?? 0,
      height: items[0]?.drawing.height ?? 0,
      isDrawn: true,
      colours: ['brique', 'sapin'],
      variants: [],
    };
    const findings = createFindings();
    const shop = await openShopFolder(folder.path);
    const records = await readPictures(shop, [subject], findings);
    const rows = pictureRows(
      await encodePictures(shop, [subject], records, { to }, findings),
      new Map([['lame', id]]),
    );
    await api.db.deleteFrom('product_picture').where('product_id', '=', id).execute();
    await api.db.insertInto('product_picture').values(rows.fronts.map(toJson)).execute();
    await api.db.insertInto('product_gallery').values(rows.gallery.map(toJson)).execute();
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await folder.remove();
  });

  it('product: fronts by colour, a gallery in order, alternative texts', async () => {
    const { cover, pictures, gallery } = product.parse((await api.get(`/product/${id}`)).body);
    expect(cover?.colour).toBe('brique');
    expect(pictures.map(({ colour, alt }) => `${colour}: ${alt}`)).toEqual([
      'brique: Lame, radiateur à inertie sèche, fonte d’aluminium, brique',
      'sapin: Lame, radiateur à inertie sèche, fonte d’aluminium, sapin',
    ]);
    expect(gallery.map(({ colour, alt }) => `${colour}: ${alt}`)).toEqual([
      'brique: Lame, radiateur à inertie sèche, fonte d’aluminium, brique',
      'sapin: Lame, radiateur à inertie sèche, fonte d’aluminium, sapin',
      'brique: Lame, radiateur à inertie sèche, fonte d’aluminium, brique',
      'sapin: Lame vue de près',
      'null: Lame dans une entrée',
    ]);
  });

  it('files: served for ever, and nothing else of their folder', async () => {
    const { gallery } = product.parse((await api.get(`/product/${id}`)).body);
    for (const { url, type } of gallery[0]?.srcset ?? []) {
      const response = await fetch(`${api.url}/media/${url}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const others = ['notes', 'lame-0000000000-480.avif', '..%2f..%2fmedia.csv', 'lame.jpg'];
    const statuses = others.map(async (name) => (await fetch(`${api.url}/media/pictures/${name}`)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
  });

  it('product page: shows the further pictures of the colour and of all colours', async () => {
    const { app } = await createTestStorefront({ backofficeUrl: api.url });
    const { html } = await readPage(app, '/produit/lame');
    expect(html).toContain('lame-brique-2-');
    expect(html).toContain('alt="Lame dans une entrée"');
    expect(html).not.toContain('alt="Lame vue de près"');
  });
});
