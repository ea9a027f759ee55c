import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { loadShopFiles } from '../load-shop-files.ts';
import { archiveChunks } from './archive-chunks.ts';
import { replaceShopFiles } from './replace-shop-files.ts';

/** A folder or an archive that an export would overwrite. */
export class TargetInUse extends Error {}

export type ExportOptions = {
  /** Replaces the archive, or the files of a shop in the folder. */
  force: boolean;
};

const ARCHIVE = '.zip';

/**
 * Writes the files of a shop into a folder, or into an archive for a path that ends in `.zip`. They are complete before
 * the target changes: a failed export leaves it as it was.
 * @returns number of files
 * @throws TargetInUse for a folder with files, or a present archive, without `force`
 * @throws Error for a database without a shop
 */
export async function exportShop(
  db: Kysely<Schema>,
  path: string,
  { force }: ExportOptions,
): Promise<number> {
  const target = resolve(path);
  const present = await stat(target).catch(() => undefined);
  if (present && !force) await requireEmpty(target, present.isDirectory());
  // Inside a present folder, which may be a file system of its own; imports ignore hidden folders.
  const parent = present?.isDirectory() ? target : dirname(target);
  await mkdir(parent, { recursive: true });
  const temporary = await mkdtemp(join(parent, '.shop-export-'));
  const folder = join(temporary, 'shop');
  try {
    await mkdir(folder);
    const files = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => writeFiles(transaction, folder));
    if (target.endsWith(ARCHIVE)) {
      const archive = join(temporary, 'shop.zip');
      await pipeline(archiveChunks(folder, files), createWriteStream(archive));
      await rename(archive, target);
    } else if (present) await replaceShopFiles(target, folder, join(temporary, 'former'));
    else await rename(folder, target);
    return files.length;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Paths of the written files. */
async function writeFiles(db: Kysely<Schema>, folder: string): Promise<string[]> {
  const site = await db.selectFrom('site').orderBy('id').select('id').executeTakeFirst();
  if (!site) throw new Error('The database has no shop yet.');
  const paths: string[] = [];
  for await (const [path, text] of loadShopFiles(db, site.id)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    paths.push(path);
  }
  return paths;
}

async function requireEmpty(target: string, isFolder: boolean): Promise<void> {
  if (!isFolder)
    throw new TargetInUse(`The file ${target} exists. Name a new one, or replace it with --force.`);
  if ((await readdir(target)).length > 0)
    throw new TargetInUse(
      `The folder ${target} is not empty. Name a new one, or replace the files of its shop with --force.`,
    );
}
