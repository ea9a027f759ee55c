import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { LAMP_SHOP } from '#tests/support/lamp-shop.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { createFindings } from './files/finding.ts';
import { openShopFolder } from './files/shop-folder.ts';
import { importShop, type ImportOptions } from './import-shop.ts';
import { readShop } from './read-shop.ts';

const MINUTE = 60_000;

describe('import of a shop into an empty database', () => {
  let database: Database;
  let directory: Awaited<ReturnType<typeof writeTestFolder>>;
  beforeAll(async () => {
    const site = await readFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'), 'utf8');
    const brand = site.replace('name: Âtre\n', 'name: Halo\n').replace('name: Âtre Pro', 'name: Halo Pro');
    directory = await writeTestFolder({ ...LAMP_SHOP, 'shop.yaml': brand });
    database = await openDatabase({});
  }, MINUTE);
  afterAll(async () => {
    await database.close();
    await directory.remove();
  });

  const run = async (changes: Partial<ImportOptions> = {}) => {
    const folder = await openShopFolder(directory.path);
    const findings = createFindings();
    const shop = await readShop(folder, findings);
    const written = await importShop(
      database.db,
      { folder, shop, findings },
      {
        publicUrl: 'https://shop.example',
        mediaFolder: join(directory.path, '.media'),
        remove: false,
        withStock: false,
        isDryRun: false,
        ...changes,
      },
    );
    const differing = written?.filter(({ added, changed }) => added + changed > 0);
    return { written, differing, errors: findings.all.filter(({ severity }) => severity === 'error') };
  };
  const readPrices = () =>
    database.db.selectFrom('variant').select(['reference', 'price']).orderBy('reference').execute();

  it('trial: counts and writes nothing; import: writes all; second import: writes nothing', async () => {
    const trial = await run({ isDryRun: true });
    expect(trial.errors).toEqual([]);
    expect(trial.differing?.find(({ table }) => table === 'product')?.added).toBe(2);
    expect(await readPrices()).toEqual([]);
    await run();
    expect(await readPrices()).toHaveLength(5);
    const { brand } = await database.db.selectFrom('site').select('brand').executeTakeFirstOrThrow();
    expect(brand).toMatchObject({ name: 'Halo', professional_name: 'Halo Pro' });
    expect((await run()).differing).toEqual([]);
  });

  it('one price changed: writes the row of its variant and of its product alone', async () => {
    const path = join(directory.path, 'prices.csv');
    await writeFile(
      path,
      (await readFile(path, 'utf8')).replace('LU-HALO-S-OL;129.00', 'LU-HALO-S-OL;119.00'),
    );
    const { differing } = await run();
    expect(differing?.map(({ table, added, changed }) => [table, added, changed]).toSorted()).toEqual([
      ['product', 0, 1],
      ['variant', 0, 1],
    ]);
  });

  it('three wrong lines in a price list: each is named by line, column and field, and no price changes', async () => {
    const before = await readPrices();
    const path = join(directory.path, 'prices.csv');
    const good = await readFile(path, 'utf8');
    await writeFile(
      path,
      good
        .replace('LU-HALO-S-CR;129,00', 'LU-HALO-S-CR;12,345')
        .replace('LU-HALO-L-OL;', 'LU-HALO-X;')
        .replace('LU-HALO-L-CR;189.00', 'LU-HALO-L-CR;abc')
        .replace('LU-HALO-S-OL;119.00', 'LU-HALO-S-OL;1.00'),
    );
    const { written, errors } = await run();
    expect(written).toBeUndefined();
    expect(errors.map(({ file, line, field }) => `${file}:${line} ${field}`).toSorted()).toEqual([
      'prices.csv:3 price',
      'prices.csv:4 reference',
      'prices.csv:5 price',
    ]);
    expect(await readPrices()).toEqual(before);
  });
});
