import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createFindings } from './files/finding.ts';
import { openShopFolder } from './files/shop-folder.ts';
import { exportShop, FolderNotEmpty } from './export-shop.ts';
import { readShop } from './read-shop.ts';
import { syncShop } from './sync-shop.ts';

const MINUTE = 60_000;
/** Files that only one side has: sample accounts, their promotions, scripts and media. */
const OTHERS = /^(?:(?:demo|studio|media)\/|promotions\.csv$)/;

/** Texts of the files of a folder, by path. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1);
    if (!OTHERS.test(path)) texts.set(path, await readFile(file, 'utf8'));
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
      await exportShop(demo.db, join(directory, 'first'));
      const exported = await readTexts(join(directory, 'first'));
      expect(differences(exported, await readTexts(DEMO_SHOP_FOLDER))).toEqual([]);
    },
    MINUTE,
  );

  it(
    'import into an empty database and second export: identical to the byte',
    async () => {
      const findings = createFindings();
      const folder = await openShopFolder(join(directory, 'first'));
      const shop = await readShop(folder, findings);
      expect(findings.hasErrors).toBe(false);
      const options = { publicUrl: 'http://localhost', remove: false, withStock: true, onStep: () => {} };
      await empty.db.transaction().execute((transaction) => syncShop(transaction, shop, options));
      await exportShop(empty.db, join(directory, 'second'));
      const [first, second] = [
        await readTexts(join(directory, 'first')),
        await readTexts(join(directory, 'second')),
      ];
      // Pictures of rooms are imported with their files.
      expect(differences(first, second)).toEqual(['scenes.csv']);
    },
    MINUTE,
  );

  it('price and stock changed after the import: are in the files', async () => {
    await demo.db
      .updateTable('variant')
      .where('reference', '=', 'AT-LAM-1500-BR')
      .set({ price: 123_400, stock: 7 })
      .execute();
    await exportShop(demo.db, join(directory, 'changed'));
    const files = await readTexts(join(directory, 'changed'));
    const first = await readTexts(join(directory, 'first'));
    expect(differences(files, first)).toEqual(['prices.csv', 'stock.csv']);
    expect(files.get('prices.csv')).toMatch(/^AT-LAM-1500-BR;1234.00;/m);
    expect(files.get('stock.csv')).toMatch(/^AT-LAM-1500-BR;7$/m);
  });

  it('folder with files: is refused and stays', async () => {
    const target = await mkdtemp(join(directory, 'own-'));
    await writeFile(join(target, 'notes.txt'), 'mine');
    await expect(exportShop(demo.db, target)).rejects.toThrow(FolderNotEmpty);
    expect(await readdir(target)).toEqual(['notes.txt']);
  });

  it('database without a shop: says so and leaves no folder', async () => {
    const bare = await openDatabase({});
    await expect(exportShop(bare.db, join(directory, 'none'))).rejects.toThrow('no shop');
    await bare.close();
    expect(await readdir(directory)).not.toContain('none');
    expect((await readdir(directory)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
