import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { LAMP_SHOP } from '#tests/support/lamp-shop.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { createFindings } from './files/finding.ts';
import { openShopFolder } from './files/shop-folder.ts';
import { importShop } from './import-shop.ts';
import { importTables } from './import-tables.ts';
import { readShop } from './read-shop.ts';

const MINUTE = 60_000;
const NOTICE_MS = 300;
const PUBLIC_URL = 'https://shop.example';

let database: Database;
let directory: Awaited<ReturnType<typeof writeTestFolder>>;
let messages: string[] = [];
let halo = 0;

const price = async (reference: string, from: string, to: string) => {
  const path = join(directory.path, 'prices.csv');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(`${reference};${from}`, `${reference};${to}`));
};
/** Runs an import. Returns the tags of pages that it invalidates. */
const tagsOf = async (run: () => Promise<unknown>) => {
  await wait(NOTICE_MS);
  messages = [];
  await run();
  await wait(NOTICE_MS);
  return [...new Set(messages)].toSorted();
};
const importAll = async () => {
  const folder = await openShopFolder(directory.path);
  const findings = createFindings();
  const shop = await readShop(folder, findings);
  const options = {
    publicUrl: PUBLIC_URL,
    mediaFolder: tmpdir(),
    remove: false,
    withStock: false,
    isDryRun: false,
  };
  await importShop(database.db, { folder, shop, findings }, options);
};
const importPrices = async (isDryRun = false) => {
  const folder = await openShopFolder(directory.path);
  const findings = createFindings();
  const options = { publicUrl: PUBLIC_URL, tables: ['prices'] as const, isDryRun };
  const changes = await importTables(database.db, { folder, findings }, options);
  const written = changes?.filter(({ added, changed }) => added + changed > 0);
  return {
    written: written?.map(({ table, changed }) => `${table} ${changed}`),
    errors: findings.all.map(({ file, line, code }) => `${file}:${line} ${code}`),
  };
};
const readLowest = async () =>
  (
    await database.db
      .selectFrom('product')
      .where('id', '=', halo)
      .select('price_from')
      .executeTakeFirstOrThrow()
  ).price_from;

beforeAll(async () => {
  const site = await readFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'), 'utf8');
  directory = await writeTestFolder({ ...LAMP_SHOP, 'shop.yaml': site });
  database = await openDatabase({});
  await importAll();
  const row = await database.db
    .selectFrom('product')
    .where('reference', '=', 'LU-HALO')
    .select('id')
    .executeTakeFirstOrThrow();
  halo = row.id;
  await database.listen('content_changed', {
    onMessage: (tag) => messages.push(tag),
    onGap: () => messages.push('gap'),
  });
}, MINUTE);
afterAll(async () => {
  await database.close();
  await directory.remove();
});

it(
  'second import: invalidates no page',
  async () => {
    expect(await tagsOf(importAll)).toEqual([]);
  },
  MINUTE,
);

it(
  'import with one price changed: invalidates the pages of its product alone',
  async () => {
    await price('LU-HALO-S-OL', '129.00', '119.00');
    expect(await tagsOf(importAll)).toEqual([`product:${halo}`]);
    expect(await readLowest()).toBe(11_900);
  },
  MINUTE,
);

it('price list alone: writes its variant and product and invalidates their pages alone; a trial writes nothing', async () => {
  await price('LU-HALO-S-OL', '119.00', '99.00');
  expect(await importPrices(true)).toEqual({ written: ['variant 1', 'product 1'], errors: [] });
  expect(await readLowest()).toBe(11_900);
  const written: unknown[] = [];
  expect(await tagsOf(async () => written.push(await importPrices()))).toEqual([`product:${halo}`]);
  expect(written).toEqual([{ written: ['variant 1', 'product 1'], errors: [] }]);
  expect(await readLowest()).toBe(9900);
  expect(await importPrices()).toEqual({ written: [], errors: [] });
});

it('price list alone with an article that the shop does not sell: is refused whole', async () => {
  await price('LU-HALO-S-OL', '99.00', '89.00');
  await price('LU-PERLE-9', '', '40.00');
  const path = join(directory.path, 'prices.csv');
  await writeFile(path, `${await readFile(path, 'utf8')}LU-NONE;10.00;0.10\n`);
  expect(await importPrices()).toEqual({ written: undefined, errors: ['prices.csv:7 key_unknown'] });
  expect(await readLowest()).toBe(9900);
});
