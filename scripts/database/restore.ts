import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDataFolder } from '#backoffice/database/create-data-folder.ts';
import { lockDataFolder } from '#backoffice/database/data-folder-lock.ts';
import type { DatabaseLocation } from '#backoffice/database/database-location.ts';
import type { Database } from '#backoffice/database/database.ts';
import { fillFolder } from '#backoffice/database/open-data-folder.ts';
import { openPglite } from '#backoffice/database/pglite.ts';
import { openPostgres } from '#backoffice/database/postgres.ts';
import { countRows } from './count-rows.ts';
import type { DatabaseSize, RestoreOptions } from './run-on-database.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/** The server counts a closed connection until its process has ended. */
const SHUTDOWN_MS = 3000;

/**
 * Restores a backup into an empty database and returns its size. @throws when the database is in use, or
 * has data that may not be replaced; when the file is missing, or is no backup
 */
export async function restore(
  database: DatabaseLocation,
  file: string,
  options: RestoreOptions,
): Promise<DatabaseSize> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  return 'url' in database
    ? restoreServer(database.url, file, options)
    : restoreFolder(database.folder, file, options);
}

/** Runs before any data is removed. @throws when the file is no backup of this kind of database */
async function assertReadable(database: DatabaseLocation, file: string): Promise<void> {
  try {
    if ('url' in database) await runPostgresTool('pg_restore', ['--list', file]);
    else await (await openPglite({ dump: new Blob([readFileSync(file)]) })).close();
  } catch (error) {
    throw new Error(`${file} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
}

async function restoreFolder(
  folder: string,
  file: string,
  { mayReplace }: RestoreOptions,
): Promise<DatabaseSize> {
  const release = await lockDataFolder(folder);
  try {
    await assertReadable({ folder }, file);
    if (!mayReplace && existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(`${folder} is not empty: --replace empties it first.`);
    let size: DatabaseSize = { tables: 0, rows: 0 };
    await createDataFolder(folder, async (draft) => {
      await fillFolder(draft, {
        dump: new Blob([readFileSync(file)]),
        onCreate: async (database) => {
          size = await countRows(database);
        },
      });
      // The former database is removed after the new one is complete, so that an interrupted restore
      // changes nothing.
      if (mayReplace) rmSync(folder, { recursive: true, force: true });
    });
    return size;
  } finally {
    release();
  }
}

async function restoreServer(
  url: string,
  file: string,
  { mayReplace }: RestoreOptions,
): Promise<DatabaseSize> {
  await assertReadable({ url }, file);
  const database = openPostgres(url);
  const { db } = database;
  try {
    const users = await countUsers(db);
    if (users > 0) throw new Error(`The database is in use by ${users} connections: stop the site first.`);
    const { rows: tables } = await sql<{ tablename: string }>`
      select tablename from pg_tables where schemaname = 'public'`.execute(db);
    if (tables.length > 0) {
      if (!mayReplace) throw new Error('The database is not empty: --replace empties it first.');
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
    }
    await runPostgresTool('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', file], url);
    return await countRows(database);
  } finally {
    await database.close();
  }
}

/**
 * Number of other clients of the database, after closing connections have ended, without its own background
 * workers.
 */
async function countUsers(db: Database['db']): Promise<number> {
  for (const end = performance.now() + SHUTDOWN_MS; ; await wait(100)) {
    const { rows: users } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      db,
    );
    if (users.length === 0 || performance.now() > end) return users.length;
  }
}
