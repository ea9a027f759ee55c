import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { loadShopFiles } from './load-shop-files.ts';

/** A folder that an export would mix with its files. */
export class FolderNotEmpty extends Error {}

/**
 * Writes the files of a shop into a new or empty folder. A failed export leaves no folder.
 * @returns number of files
 * @throws FolderNotEmpty for a folder with files
 * @throws Error for a database without a shop
 */
export async function exportShop(db: Kysely<Schema>, directory: string): Promise<number> {
  const target = resolve(directory);
  await requireEmpty(target);
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const files = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => writeFiles(transaction, folder));
    // Replaces the empty folder.
    await rename(folder, target);
    return files;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles(db: Kysely<Schema>, folder: string): Promise<number> {
  const site = await db.selectFrom('site').orderBy('id').select('id').executeTakeFirst();
  if (!site) throw new Error('The database has no shop yet.');
  let files = 0;
  for await (const [path, text] of loadShopFiles(db, site.id)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    files += 1;
  }
  return files;
}

async function requireEmpty(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw new FolderNotEmpty(`The folder ${directory} is not empty. Name a new one.`);
}
