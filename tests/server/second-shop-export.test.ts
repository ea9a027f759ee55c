import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { exportShop } from '#backoffice/shop/export/export-shop.ts';
import { importFolder, MAX_PICTURES, SECOND_SHOP, SECOND_SHOP_MEDIA } from '#tests/support/second-shop.ts';

const TIMEOUT_MS = 600_000;
const OPTIONS = { force: false, mediaFolder: SECOND_SHOP_MEDIA, servedFolder: '/nowhere' };

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'second-shop-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Imports a folder and exports it to another. */
async function pass(from: string, name: string): Promise<string> {
  const { database } = await importFolder(from, MAX_PICTURES);
  const to = join(directory, name);
  await exportShop(database.db, to, OPTIONS);
  await database.close();
  return to;
}

async function readFiles(folder: string): Promise<[path: string, bytes: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    files
      .toSorted()
      .map(async (file): Promise<[string, string]> => [
        file.slice(folder.length + 1),
        await readFile(file, 'latin1'),
      ]),
  );
}

it(
  'a shop of another trade: exported, imported into an empty database and exported again, it is identical',
  async () => {
    const first = await pass(SECOND_SHOP, 'first');
    const files = await readFiles(first);
    expect(files.length).toBeGreaterThan(40);
    expect(files.find(([path]) => path === 'shop.yaml')?.[1]).toContain('features:\n  - documents\n');
    expect(await readFiles(await pass(first, 'second'))).toEqual(files);
  },
  TIMEOUT_MS,
);
