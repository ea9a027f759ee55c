import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { importShop } from '#backoffice/shop/import-shop.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import { TEST_PUBLIC_URL } from '#tests/support/demo-dump.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { DEMO_SHOP_FOLDER } from './demo-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('demo shop imported into the database that it filled: no error, no warning, and nothing differs', async () => {
  const folder = await openShopFolder(DEMO_SHOP_FOLDER);
  const findings = createFindings();
  const shop = await readShop(folder, findings);
  const changes = await importShop(
    database.db,
    { folder, shop, findings },
    {
      publicUrl: TEST_PUBLIC_URL,
      mediaFolder: tmpdir(),
      isServed: true,
      remove: false,
      withStock: true,
      isDryRun: false,
    },
  );
  expect(findings.all).toEqual([]);
  expect(changes?.length).toBeGreaterThan(30);
  expect(changes?.filter(({ added, changed }) => added + changed > 0)).toEqual([]);
}, 120_000);
