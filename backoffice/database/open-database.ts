import type { Kysely } from 'kysely';
import type { DatabaseFolder, DatabaseServer } from './database-location.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDataFolder } from './open-data-folder.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

export type DatabaseOptions = Partial<DatabaseServer & DatabaseFolder> & {
  /** A copy to start a new embedded database from. */
  dump?: Blob;
};

/**
 * Opens a database on a server, in a data folder or in memory, and migrates it. `onCreate` fills a new data folder
 * before it is renamed, so that the folder is complete or missing.
 * @throws Error when a data folder cannot be opened, otherwise the error of the driver or a migration
 */
export async function openDatabase(
  options: DatabaseOptions,
  onCreate: (db: Kysely<Schema>) => Promise<void> = async () => {},
): Promise<Database> {
  const { url, pool, folder, dump } = options;
  if (url) {
    await migrateServer(url);
    return openPostgres(url, pool);
  }
  const database = await openEmbedded({ folder, dump }, onCreate);
  await migrate(database.db);
  return database;
}

/** Migrations may take longer than the statement limit of the pool. */
async function migrateServer(url: string): Promise<void> {
  const unlimited = openPostgres(url);
  try {
    await migrate(unlimited.db);
  } finally {
    await unlimited.close();
  }
}

async function openEmbedded(
  { folder, dump }: Pick<DatabaseOptions, 'folder' | 'dump'>,
  onCreate: (db: Kysely<Schema>) => Promise<void>,
): Promise<Database> {
  if (!folder) return openPglite({ ...(dump && { dump }) });
  return openDataFolder(folder, {
    dump,
    onCreate: async ({ db }) => {
      await migrate(db);
      await onCreate(db);
    },
  });
}
