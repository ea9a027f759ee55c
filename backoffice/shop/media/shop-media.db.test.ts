import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, NodeIO } from '@gltf-transform/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { importShop } from '#backoffice/shop/import-shop.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import { product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { LAMP_SHOP } from '#tests/support/lamp-shop.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { TEST_PUBLIC_URL } from '#tests/support/demo-dump.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { loadScenes } from '../content/load-scenes.ts';
import { sceneFiles } from '../content/scenes-table.ts';
import { loadFiles, mediaText } from './load-files.ts';

const MINUTES = 120_000;

const photograph = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A model of one triangle. */
async function triangle(): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (values: number[]) =>
    document.createAccessor().setType('VEC3').setArray(new Float32Array(values)).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor([0, 0, 0, 1, 0, 0, 0, 1, 0]))
    .setAttribute('NORMAL', accessor([0, 0, 1, 0, 0, 1, 0, 0, 1]));
  const node = document.createNode().setMesh(document.createMesh().addPrimitive(primitive));
  document.createScene().addChild(node);
  return new NodeIO().writeBinary(document);
}

const SCENES =
  'name;product;alt.fr;alt.en;focus_x;focus_y;reference\nsalon;halo;Halo dans un salon;Halo in a living room;30;20;LU-HALO-S-CR\n';

describe('media of an imported shop', () => {
  let api: TestApi;
  let directory: Awaited<ReturnType<typeof writeTestFolder>>;
  let media = '';
  let model: Uint8Array;
  beforeAll(async () => {
    model = await triangle();
    directory = await writeTestFolder({
      ...LAMP_SHOP,
      'shop.yaml': await readFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'), 'utf8'),
      'media/halo.jpg': await photograph('#b23a17'),
      'media.csv': 'file;focus_x;focus_y;alt.fr\nhalo.jpg;40;60;Halo au-dessus d’une table\n',
      'scenes.csv': SCENES,
      'media/scenes/salon.jpg': await photograph('#776655'),
      'media/models/halo.glb': model,
      'media/videos/allumage.mp4': Buffer.from('not decoded'),
    });
    media = join(directory.path, '.media');
    api = await startTestApi({ importedMediaFolder: media });
  }, MINUTES);
  afterAll(async () => {
    await api.close();
    await directory.remove();
  });

  const run = async (isDryRun = false) => {
    const folder = await openShopFolder(directory.path);
    const findings = createFindings();
    const shop = await readShop(folder, findings);
    const options = {
      publicUrl: TEST_PUBLIC_URL,
      mediaFolder: media,
      remove: false,
      withStock: false,
      isDryRun,
    };
    const changes = findings.hasErrors
      ? undefined
      : await importShop(api.db, { folder, shop, findings }, options);
    const errors = findings.all.filter(({ severity }) => severity === 'error');
    return {
      written: changes?.filter(({ added, changed }) => added + changed > 0).map(({ table }) => table),
      errors: errors.map(({ file, code }) => `${file} ${code}`),
    };
  };
  const readHalo = async () => {
    const { items } = productList.parse((await api.get('/product', { text: 'LU-HALO' })).body);
    return product.parse((await api.get(`/product/${items[0]?.id}`)).body);
  };
  const fetchMedia = (url: string) => fetch(`${api.url}/media/${url}`);

  it(
    'trial: names no error; import: the product has its room, its picture and its model, and each file is served',
    async () => {
      expect(await run(true)).toMatchObject({ errors: [] });
      expect((await run()).errors).toEqual([]);
      const { cover, rooms, ar } = await readHalo();
      expect(rooms).toEqual([
        expect.objectContaining({ alt: 'Halo dans un salon', shows: expect.stringMatching(/^Halo .*, /) }),
      ]);
      for (const { url, webp } of [cover, ...rooms].flatMap((picture) => picture ?? []))
        for (const file of [url, webp]) expect([file, (await fetchMedia(file)).status]).toEqual([file, 200]);
      expect(ar?.dimensions).toEqual({ w: 500, h: 400, d: 500 });
      const served = await fetchMedia(ar?.glb ?? '');
      expect(Buffer.from(await served.arrayBuffer()).equals(model)).toBe(true);
      expect((await fetchMedia(ar?.usdz ?? '')).status).toBe(200);
      const video = await fetchMedia('videos/allumage.mp4');
      expect([video.status, video.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    },
    MINUTES,
  );

  it('stored files: the originals by path with hash, focal point and texts; second import: writes nothing', async () => {
    const rows = await api.db
      .selectFrom('shop_file')
      .where('path', 'not like', 'media/encoded/%')
      .where('path', 'not like', 'media/models/%-%')
      .orderBy('path')
      .selectAll()
      .execute();
    const own = rows.filter(({ path }) => /halo|salon|allumage/.test(path));
    expect(own.map(({ path, stored }) => [path, stored.replace(/[\da-f]{64}|[\da-f]{10}/, '#')])).toEqual([
      ['media/halo.jpg', 'originals/#.jpg'],
      ['media/models/halo.glb', 'models/halo-#.glb'],
      ['media/scenes/salon.jpg', 'originals/#.jpg'],
      ['media/videos/allumage.mp4', 'videos/allumage.mp4'],
    ]);
    const files = await loadFiles(api.db, own[0]?.site_id ?? 0);
    expect(mediaText(files)).toBe(
      'file;focus_x;focus_y;alt.fr;alt.en\nhalo.jpg;40;60;Halo au-dessus d’une table;\n',
    );
    expect(own[0]).toMatchObject({ focus_x: 0.4, focus_y: 0.6, alt: { fr: 'Halo au-dessus d’une table' } });
    expect(await run()).toEqual({ written: [], errors: [] });
  }, 60_000);

  it('scene: its picture says where the subject is, and the table is written as it was read; half a point and an unknown variant are named', async () => {
    const scene = await api.db
      .selectFrom('scene')
      .select('data')
      .where('name', '=', 'salon')
      .executeTakeFirst();
    expect(scene?.data).toMatchObject({ focus: { x: 30, y: 20 } });
    const [file] = sceneFiles((await loadScenes(api.db, new Map())).filter(({ name }) => name === 'salon'));
    expect(file?.text).toContain('Halo in a living room;30;20');
    await writeFile(join(directory.path, 'scenes.csv'), SCENES.replace('30;20', '30;'));
    expect((await run()).errors).toEqual(['scenes.csv required']);
    await writeFile(join(directory.path, 'scenes.csv'), SCENES.replace('30;20', '33;20'));
    expect((await run()).errors).toEqual([expect.stringMatching(/^scenes\.csv choice/)]);
    await writeFile(join(directory.path, 'scenes.csv'), SCENES.replace('LU-HALO-S-CR', 'ZZ'));
    expect((await run()).errors).toEqual(['scenes.csv key_unknown']);
    await writeFile(join(directory.path, 'scenes.csv'), SCENES);
  }, 60_000);

  it('scene without picture, model that cannot be read, model of no product: each is named', async () => {
    await rm(join(directory.path, 'media/scenes/salon.jpg'));
    await writeFile(join(directory.path, 'media/models/halo.glb'), 'glTF');
    await writeFile(join(directory.path, 'media/models/hallo.glb'), model);
    const { errors } = await run();
    expect(errors.toSorted()).toEqual([
      'media/models/hallo.glb key_near',
      'media/models/halo.glb model_damaged',
      'scenes.csv scene_missing',
    ]);
  });
});
