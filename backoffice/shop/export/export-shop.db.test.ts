import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createFindings } from '../files/finding.ts';
import { openShopFolder } from '../files/shop-folder.ts';
import { importShop } from '../import-shop.ts';
import { readShop } from '../read-shop.ts';
import { exportShop, TargetInUse } from './export-shop.ts';
import { isShopFile } from './shop-file-names.ts';

const MINUTE = 60_000;
const NEW = { force: false, mediaFolder: '/nowhere', servedFolder: DEMO_SHOP_FOLDER };
/** Files that only one side has: sample accounts, their promotions, and scripts. */
const OTHERS = /^(?:(?:demo|studio)\/|promotions\.csv$)/;

/** Bytes of the files of a folder as characters, by path. */
async function readFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1);
    if (!OTHERS.test(path)) texts.set(path, await readFile(file, 'latin1'));
  }
  return texts;
}

/** Paths of files that differ or that one folder lacks. */
function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).toSorted();
}

describe('export of a shop', () => {
  let directory = '';
  let demo: Database;
  let empty: Database;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'shop-export-'));
    demo = await openTestDatabase();
    empty = await openDatabase({});
  }, MINUTE);
  afterAll(async () => {
    await demo.close();
    await empty.close();
    await rm(directory, { recursive: true, force: true });
  });

  it(
    'demo shop: the files are those that were imported',
    async () => {
      await exportShop(demo.db, join(directory, 'first'), NEW);
      const exported = await readFiles(join(directory, 'first'));
      expect(differences(exported, await readFiles(DEMO_SHOP_FOLDER))).toEqual([]);
    },
    MINUTE,
  );

  it(
    'import into an empty database and second export: identical to the byte',
    async () => {
      const findings = createFindings();
      const folder = await openShopFolder(join(directory, 'first'));
      const shop = await readShop(folder, findings);
      const mediaFolder = join(directory, 'media');
      const options = { publicUrl: 'http://localhost', mediaFolder, remove: false, withStock: true };
      await importShop(empty.db, { folder, shop, findings }, { ...options, isDryRun: false });
      expect(findings.hasErrors).toBe(false);
      await exportShop(empty.db, join(directory, 'second'), {
        ...NEW,
        mediaFolder,
        servedFolder: '/nowhere',
      });
      const [first, second] = [
        await readFiles(join(directory, 'first')),
        await readFiles(join(directory, 'second')),
      ];
      expect(differences(first, second)).toEqual([]);
    },
    3 * MINUTE,
  );

  it('price and stock changed after the import: are in the files', async () => {
    await demo.db
      .updateTable('variant')
      .where('reference', '=', 'AT-LAM-1500-BR')
      .set({ price: 123_400, stock: 7 })
      .execute();
    await exportShop(demo.db, join(directory, 'changed'), NEW);
    const files = await readFiles(join(directory, 'changed'));
    const first = await readFiles(join(directory, 'first'));
    expect(differences(files, first)).toEqual(['prices.csv', 'stock.csv']);
    expect(files.get('prices.csv')).toMatch(/^AT-LAM-1500-BR;1234.00;/m);
    expect(files.get('stock.csv')).toMatch(/^AT-LAM-1500-BR;7$/m);
  });

  it('folder with files: is refused and stays', async () => {
    const target = await mkdtemp(join(directory, 'own-'));
    await writeFile(join(target, 'notes.txt'), 'mine');
    await expect(exportShop(demo.db, target, NEW)).rejects.toThrow(TargetInUse);
    expect(await readdir(target)).toEqual(['notes.txt']);
  });

  it('folder of a former export, replaced: files of the shop are the new ones, all others stay', async () => {
    const target = join(directory, 'first');
    const before = await readFiles(target);
    await writeFile(join(target, 'notes.txt'), 'mine');
    await writeFile(join(target, 'products', 'gone.md'), 'A product that the shop no longer has.');
    await writeFile(join(target, 'stock.xlsx'), 'A table that the export writes as CSV.');
    await exportShop(demo.db, target, { ...NEW, force: true });
    expect(differences(await readFiles(target), before)).toEqual(['notes.txt', 'prices.csv', 'stock.csv']);
    expect(await readFile(join(target, 'notes.txt'), 'utf8')).toBe('mine');
    expect((await readdir(target)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('demo shop: an export with force knows each of its files but sample accounts and scripts', async () => {
    const others = (await readdir(DEMO_SHOP_FOLDER)).filter((name) => !isShopFile(name));
    expect(others.toSorted()).toEqual(['demo', 'studio']);
  });

  it(
    'archive: has the same files, is the same each time, and is not overwritten unasked',
    async () => {
      const path = join(directory, 'shop.zip');
      const files = await exportShop(demo.db, path, NEW);
      const bytes = await readFile(path);
      const folder = await openShopFolder(path);
      const changed = await readFiles(join(directory, 'changed'));
      const paths = (await folder.list('')).filter((name) => !OTHERS.test(name));
      expect(paths).toEqual([...changed.keys()].toSorted());
      expect(paths.length).toBeLessThanOrEqual(files);
      for (const name of paths)
        expect((await folder.read(name)).toString('latin1') === changed.get(name) || name).toBe(true);
      await folder.close();
      await expect(exportShop(demo.db, path, NEW)).rejects.toThrow(TargetInUse);
      await exportShop(demo.db, path, { ...NEW, force: true });
      expect((await readFile(path)).equals(bytes)).toBe(true);
    },
    MINUTE,
  );

  it('file of media that is gone: is named, and the folder of the export is not made', async () => {
    await expect(
      exportShop(demo.db, join(directory, 'lost'), { ...NEW, servedFolder: '/nowhere' }),
    ).rejects.toThrow(/\d+ files of the shop are not in \/nowhere, such as media\//);
    expect(await readdir(directory)).not.toContain('lost');
  });

  it('database without a shop: says so and leaves no folder', async () => {
    const bare = await openDatabase({});
    await expect(exportShop(bare.db, join(directory, 'none'), NEW)).rejects.toThrow('no shop');
    await bare.close();
    expect(await readdir(directory)).not.toContain('none');
    expect((await readdir(directory)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
