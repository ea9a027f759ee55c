import { statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { createDataFolder } from './create-data-folder.ts';
import { noteFiles } from './data-folder-files.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { damagedFolder, inspectDataFolder } from './data-folder-state.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';

/** PostgreSQL writes files at its start. With less free space it fails as on a damaged folder. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

export type NewFolder = {
  dump?: Blob | undefined;
  /** Fills the new database before its folder is renamed. */
  onCreate: (database: Database) => Promise<void>;
};

/**
 * Opens the embedded database in a folder and locks it until it is closed. A missing or empty folder is created
 * first by `ifNew`; an interrupted first start is repeated.
 * @throws Error when the folder is in use, holds other files or is damaged, or its disk is full
 */
export async function openDataFolder(folder: string, ifNew: NewFolder): Promise<Database> {
  const release = await lockDataFolder(folder);
  try {
    if (inspectDataFolder(folder) === 'new')
      await createDataFolder(folder, (draft) => fillFolder(draft, ifNew));
    const database = await openExisting(folder);
    return {
      ...database,
      close: async () => {
        await database.close();
        noteFiles(folder);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Creates a database in a folder, fills it and closes it.
 * @throws Error when the disk is full, otherwise the error of PGlite or `onCreate`
 */
export async function fillFolder(folder: string, { dump, onCreate }: NewFolder): Promise<void> {
  try {
    const database = await openPglite({ folder, ...(dump && { dump }) });
    await onCreate(database);
    await database.close();
    noteFiles(folder);
  } catch (error) {
    throw isDiskFull(folder) ? diskFull(folder, error) : error;
  }
}

async function openExisting(folder: string): Promise<Database> {
  const database = await openPglite({ folder }).catch((error: unknown) => {
    throw isDiskFull(folder)
      ? diskFull(folder, error)
      : damagedFolder(folder, 'PostgreSQL cannot start on it');
  });
  const damage = await findLostRelation(database, folder).catch(() => 'its catalogue cannot be read');
  if (damage === undefined) return database;
  await database.close();
  throw damagedFolder(folder, damage);
}

/**
 * Describes a table or index without its file as a clause. PostgreSQL would fail only at the first query that reads
 * it.
 */
async function findLostRelation({ db }: Database, folder: string): Promise<string | undefined> {
  const { rows } = await sql<{ path: string; kind: string }>`
    select pg_relation_filepath(oid) as path, relkind as kind from pg_class
    where pg_relation_filepath(oid) is not null`.execute(db);
  for (const { path, kind } of rows) {
    const bytes = statSync(join(folder, path), { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return `${path} is missing`;
    if (bytes === 0 && kind === 'i') return `${path} is empty`;
  }
  return undefined;
}

function isDiskFull(folder: string): boolean {
  return freeBytes(folder) < MIN_FREE_BYTES;
}

function diskFull(folder: string, cause: unknown): Error {
  const megabytes = Math.floor(freeBytes(folder) / MEGABYTE);
  return new Error(
    `The database in ${folder} cannot be opened: its disk has ${megabytes} MB left. Free some space, and start again.`,
    { cause },
  );
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(dirname(folder));
  return bavail * bsize;
}
