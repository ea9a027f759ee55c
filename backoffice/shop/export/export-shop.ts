import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { loadShopFiles } from '../load-shop-files.ts';
import type { MediaFolders } from '../media/find-stored-file.ts';
import { findFiles, loadFiles, mediaText } from '../media/load-files.ts';
import { archiveChunks, type ArchivedFile } from './archive-chunks.ts';
import { replaceShopFiles } from './replace-shop-files.ts';

/** A folder or an archive that an export would overwrite. */
export class TargetInUse extends Error {}

export type ExportOptions = MediaFolders & {
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
  { force, ...folders }: ExportOptions,
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
    const { texts, media } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => writeTexts(transaction, folder));
    const stored = await findFiles(media, folders);
    if (target.endsWith(ARCHIVE)) {
      const archive = join(temporary, 'shop.zip');
      await pipeline(archiveChunks([...texts, ...stored]), createWriteStream(archive));
      await rename(archive, target);
    } else {
      for (const { path: name, source } of stored) await copyInto(folder, name, source);
      if (present) await replaceShopFiles(target, folder, join(temporary, 'former'));
      else await rename(folder, target);
    }
    return texts.length + stored.length;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Writes the tables and texts, and lists the files of media that belong to the same state of the database. */
async function writeTexts(db: Kysely<Schema>, folder: string) {
  const site = await db.selectFrom('site').orderBy('id').select('id').executeTakeFirst();
  if (!site) throw new Error('The database has no shop yet.');
  const texts: ArchivedFile[] = [];
  const write = async (path: string, text: string) => {
    const source = join(folder, path);
    await mkdir(dirname(source), { recursive: true });
    await writeFile(source, text);
    texts.push({ path, source });
  };
  for await (const [path, text] of loadShopFiles(db, site.id)) await write(path, text);
  const media = await loadFiles(db, site.id);
  const notes = mediaText(media);
  if (notes !== undefined) await write('media.csv', notes);
  return { texts, media };
}

async function copyInto(folder: string, path: string, source: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await copyFile(source, file);
}

async function requireEmpty(target: string, isFolder: boolean): Promise<void> {
  if (!isFolder)
    throw new TargetInUse(`The file ${target} exists. Name a new one, or replace it with --force.`);
  if ((await readdir(target)).length > 0)
    throw new TargetInUse(
      `The folder ${target} is not empty. Name a new one, or replace the files of its shop with --force.`,
    );
}
