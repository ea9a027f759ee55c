import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readProductScenes, readScenes, showPush, type StoredPush } from '#backoffice/pictures/scenes.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { SceneFiles } from './scene-manifest.ts';
import { seedScenes } from './seed-scenes.ts';

const FILES: SceneFiles = {
  scene: 'lame-living',
  source: '0123456789',
  name: 'lame-living-0123456789',
  widths: [480, 800],
  height: 600,
  placeholder: '#c0b8a8',
};
const PUSH: StoredPush = {
  cover: null,
  tag: null,
  tag_banner: null,
  text: 'Lame',
  label_link: 'Voir',
  url: '/produit/lame',
  element: null,
  drawing: null,
  scene: 'lame-living',
};

let database: Database;
let lameId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const row = await database.db
    .selectFrom('product')
    .where('reference', '=', 'AT-LAM')
    .select('id')
    .executeTakeFirstOrThrow();
  lameId = row.id;
});
afterAll(() => database.close());

describe('scenes rendered after the database was filled', () => {
  it('[PR-02] next start: new scenes are added to the pictures of their product, with their text in its language', async () => {
    await seedScenes(database.db, [FILES]);
    const [french] = await readProductScenes(database.db, 'fr', lameId);
    const [english] = await readProductScenes(database.db, 'en', lameId);
    expect(french).toMatchObject({
      url: 'scenes/lame-living-0123456789-800.avif',
      webp: 'scenes/lame-living-0123456789-800.webp',
      width: 800,
      height: 600,
    });
    expect(french?.srcset.map(({ width }) => width)).toEqual([480, 800, 480, 800]);
    expect(french?.alt).toContain('séjour');
    expect(english?.alt).toContain('living room');
  });

  it('next start: changed scenes are replaced, and those without files removed', async () => {
    await seedScenes(database.db, [{ ...FILES, name: 'lame-living-9876543210' }]);
    const scenes = await readScenes(database.db, 'fr', ['lame-living', 'nothing', null]);
    expect([...scenes.values()].map(({ url }) => url)).toEqual(['scenes/lame-living-9876543210-800.avif']);
    await seedScenes(database.db, []);
    expect(await readScenes(database.db, 'fr', ['lame-living'])).toEqual(new Map());
    expect(await readProductScenes(database.db, 'fr', lameId)).toEqual([]);
  });
});

describe('cover of a push', () => {
  it('default cover: a file of the named scene, wide enough for two pixels per point', async () => {
    await seedScenes(database.db, [FILES]);
    const scenes = await readScenes(database.db, 'fr', [PUSH.scene]);
    expect(showPush(PUSH, scenes).cover?.webp).toBe('scenes/lame-living-0123456789-800.webp');
    const chosen = { url: 'a.avif', webp: 'a.webp', alt: '' };
    expect(showPush({ ...PUSH, cover: chosen }, scenes).cover).toEqual(chosen);
    expect(showPush({ ...PUSH, scene: null }, scenes).cover).toBeNull();
  });
});
