import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { importShop } from '#backoffice/shop/import-shop.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import { createShopFolder, SHOP_TEMPLATE } from './new-shop.ts';

const MINUTE = 60_000;
const MARK = /\[\[[^\]]+\]\]/g;

describe('template of a shop', () => {
  const root = mkdtempSync(join(tmpdir(), 'atre-new-shop-'));
  const directory = join(root, 'my-shop');
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({});
    await createShopFolder(directory);
  }, MINUTE);
  afterAll(async () => {
    await database.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('folder with files: refused, and its files stay', async () => {
    writeFileSync(join(root, 'mine.txt'), 'mine');
    await expect(createShopFolder(root)).rejects.toThrow('is not empty. Nothing was written.');
    expect(await readFile(join(root, 'mine.txt'), 'utf8')).toBe('mine');
  });

  it(
    'new, check, import: no error, each place to be filled in is a warning, all of it is written',
    async () => {
      const folder = await openShopFolder(directory);
      const findings = createFindings();
      const shop = await readShop(folder, findings);
      const options = { publicUrl: 'https://shop.example', mediaFolder: join(root, 'media') };
      const changes = await importShop(
        database.db,
        { folder, shop, findings },
        { ...options, remove: false, withStock: true, isDryRun: false },
      );
      expect(findings.all.filter(({ code }) => code !== 'unfilled')).toEqual([]);
      const shopFile = await readFile(join(SHOP_TEMPLATE, 'shop.yaml'), 'utf8');
      expect(findings.all.filter(({ file }) => file === 'shop.yaml')).toHaveLength(
        (shopFile.match(MARK) ?? []).length,
      );
      const added = (table: string) => changes?.find((one) => one.table === table)?.added;
      expect([added('product'), added('variant'), added('carrier')]).toEqual([2, 7, 2]);
      const { brand } = await database.db.selectFrom('site').select('brand').executeTakeFirstOrThrow();
      expect(brand).toMatchObject({ name: 'Ma Boutique' });
    },
    3 * MINUTE,
  );
});
