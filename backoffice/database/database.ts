import type { Kysely } from 'kysely';
import type { FolderPlace, ServerPlace } from './database-place.ts';
import { migrate } from './migrate.ts';
import { openDataFolder } from './open-data-folder.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

/** Hears what is notified on a channel. Gives what ends it. */
export type Listen = (
  channel: string,
  on: {
    onMessage: (text: string) => void;
    /** Nobody listened for a while: anything may have been said. */
    onGap: () => void;
  },
) => Promise<() => Promise<void>>;

/** An open database, embedded or on a server: the same SQL on both. */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Kysely<Schema>;
  listen: Listen;
  /** Embedded only: a copy of everything, to start another one from. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
};

export type DatabaseOptions = Partial<ServerPlace & FolderPlace> & {
  /** A copy that a new embedded database begins with. */
  dump?: Blob;
};

/**
 * Opens a database on a server, in a data folder, or in memory, and brings its schema up to date. `onCreate` fills a new
 * data folder before it takes its place, so that the folder is complete or not there.
 * @throws one sentence when a data folder cannot be opened; else what the driver or a migration throws
 */
export async function openDatabase(
  options: DatabaseOptions,
  onCreate: (db: Kysely<Schema>) => Promise<void> = async () => {},
): Promise<Database> {
  const database = await open(options, onCreate);
  await migrate(database.db);
  return database;
}

async function open(
  { url, folder, dump }: DatabaseOptions,
  onCreate: (db: Kysely<Schema>) => Promise<void>,
): Promise<Database> {
  if (url) return openPostgres(url);
  if (!folder) return openPglite({ ...(dump && { dump }) });
  return openDataFolder(folder, {
    dump,
    onCreate: async ({ db }) => {
      await migrate(db);
      await onCreate(db);
    },
  });
}
