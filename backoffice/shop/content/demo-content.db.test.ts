import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Database } from '#backoffice/database/database.ts';
import { readDemoContent } from '#backoffice/demo/demo-content.ts';
import { DEMO_SHOP_FOLDER, readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { ContentEntry } from './content-entry.ts';
import { loadContent } from './load-content.ts';
import type { ShopContent } from './read-content.ts';
import { readScenes, sceneFiles } from './scenes-table.ts';
import type { ShopFile } from './shop-file.ts';
import { syncContent } from './sync-content.ts';
import { contentFiles } from './write-content.ts';

const onDisk = ({ path }: ShopFile): ShopFile => ({
  path,
  text: readFileSync(join(DEMO_SHOP_FOLDER, path), 'utf8'),
});
const sum = (changes: { added: number; changed: number; removed: number }[]) =>
  changes.map(({ added, changed, removed }) => [added, changed, removed]);

describe('content of the demo shop', () => {
  let database: Database;
  let siteId = 0;
  let content: ShopContent;
  beforeAll(async () => {
    content = await readDemoContent();
    database = await openTestDatabase();
    ({ id: siteId } = await database.db.selectFrom('site').select('id').executeTakeFirstOrThrow());
    await database.db.deleteFrom('content').execute();
    await database.db.deleteFrom('redirection').execute();
  });
  afterAll(() => database.close());

  const sync = (entries: readonly ContentEntry[], remove = false) =>
    database.db.transaction().execute((transaction: Kysely<Schema>) => {
      const redirects = content.redirects.map(({ rule }) => rule);
      return syncContent(transaction, { entries, redirects }, { siteId, plans: FIRST_PLANS, remove });
    });

  const listDays = () => database.db.selectFrom('content').select(['key', 'updated_at']).execute();
  const countCareers = async () => (await listDays()).filter(({ key }) => key === 'careers').length;

  it('files that are read and written again: are identical', async () => {
    const redirects = content.redirects.map(({ rule }) => rule);
    const files = [
      ...contentFiles({ entries: content.entries, redirects }),
      ...sceneFiles(await readDemoShop(readScenes)),
    ];
    expect(files.length).toBeGreaterThan(250);
    expect(files).toEqual(files.map(onDisk));
  });

  it('import into a database without content, export: the files are identical', async () => {
    await sync(content.entries);
    const files = contentFiles(await loadContent(database.db, { siteId, plans: FIRST_PLANS }));
    expect(files).toEqual(files.map(onDisk));
    expect(files.length).toBeGreaterThan(250);
  });

  it('second import: writes nothing', async () => {
    const before = await database.db
      .selectFrom('content')
      .select(['id', 'updated_at'])
      .orderBy('id')
      .execute();
    expect(
      sum(await sync(content.entries))
        .flat()
        .filter(Boolean),
    ).toEqual([]);
    expect(
      await database.db.selectFrom('content').select(['id', 'updated_at']).orderBy('id').execute(),
    ).toEqual(before);
  });

  it('page with another title: one row is written, and only that page gets a new day of change', async () => {
    const before = await listDays();
    const changed = content.entries.map((entry): ContentEntry => {
      const french = entry.texts.fr;
      if (entry.resource !== 'page' || entry.key !== 'careers' || !french) return entry;
      const data = { ...french.data, title: 'Nos métiers, autrement' };
      return { ...entry, texts: { ...entry.texts, fr: { ...french, data } } };
    });
    const changes = await sync(changed);
    expect(changes.filter((table) => table.changed > 0)).toMatchObject([
      { table: 'content_translation', changed: 1 },
    ]);
    const after = await listDays();
    const touched = after.filter(({ key, updated_at: day }) =>
      before.some((row) => row.key === key && row.updated_at < day),
    );
    expect(touched.map(({ key }) => key)).toEqual(['careers']);
  });

  it('page that the files lack: is counted, and removed only with the permission', async () => {
    const rest = content.entries.filter(({ resource, key }) => resource !== 'page' || key !== 'careers');
    const removed = async (remove: boolean) =>
      (await sync(rest, remove)).reduce((total, table) => total + table.removed, 0);
    expect([await removed(false), await countCareers()]).toEqual([1, 1]);
    expect([await removed(true), await countCareers()]).toEqual([1, 0]);
  });
});
