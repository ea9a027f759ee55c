import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { LAMP_SHOP } from '#tests/support/lamp-shop.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { writeWorkbook } from '#tests/support/test-workbook.ts';
import { createFindings } from './files/finding.ts';
import { openShopFolder } from './files/shop-folder.ts';
import { loadShopFiles } from './load-shop-files.ts';
import { readShop } from './read-shop.ts';
import { syncShop } from './sync-shop.ts';

const MINUTE = 60_000;

class Withdrawn extends Error {}

/** A shop with its stock in a workbook, and with products in a table. */
async function lampShop() {
  const { 'stock.csv': stock = '', ...files } = LAMP_SHOP;
  const rows = stock
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)));
  const site = await readFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'));
  return { ...files, 'shop.yaml': site, 'stock.xlsx': writeWorkbook(rows) };
}

describe('files of a shop of another trade', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({});
  }, MINUTE);
  afterAll(() => database.close());

  /** Files that a database gives which had none but this shop. */
  const importAndLoad = async (files: Readonly<Record<string, string | Uint8Array>>) => {
    const directory = await writeTestFolder(files);
    const findings = createFindings();
    const shop = await readShop(await openShopFolder(directory.path), findings);
    await directory.remove();
    expect(findings.all.filter(({ severity }) => severity === 'error')).toEqual([]);
    const loaded: Record<string, string> = {};
    const work = database.db.transaction().execute(async (transaction) => {
      const options = { publicUrl: 'https://shop.example', remove: false, withStock: true, onStep: () => {} };
      const { siteId } = await syncShop(transaction, shop, options);
      for await (const [path, text] of loadShopFiles(transaction, siteId)) loaded[path] = text;
      throw new Withdrawn();
    });
    await expect(work).rejects.toThrow(Withdrawn);
    return loaded;
  };

  it('tables of spreadsheets: come back as files that give the same shop, identical to the byte', async () => {
    const first = await importAndLoad(await lampShop());
    expect(first['prices.csv']).toContain('LU-PERLE-9;;0.20\n');
    expect(first['stock.csv']).toContain('LU-HALO-S-OL;4\n');
    expect(first['products/perle.md']).toContain('- **Légère**: 400 g');
    expect(await importAndLoad(first)).toEqual(first);
  });
});
