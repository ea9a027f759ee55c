import { renameSync, writeFileSync } from 'node:fs';
import type { DatabaseLocation } from '#backoffice/database/database-location.ts';
import type { Database } from '#backoffice/database/database.ts';
import { openDataFolder } from '#backoffice/database/open-data-folder.ts';
import { openPostgres } from '#backoffice/database/postgres.ts';
import { countRows } from './count-rows.ts';
import { nameDatabase } from './name-database.ts';
import { requireDatabase } from './require-database.ts';
import type { DatabaseSize } from './run-on-database.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/**
 * Writes a database into a file, atomically. A server is read as one snapshot while the site runs; the
 * embedded database must not be in use. Returns its size, counted just before.
 * @throws when the database does not exist or is empty (most likely a wrong address), cannot be read or is
 * in use
 */
export async function backUp(location: DatabaseLocation, file: string): Promise<DatabaseSize> {
  const draft = `${file}.draft`;
  requireDatabase(location);
  const database = await openAsItIs(location);
  try {
    const size = await countRows(database);
    if (size.tables === 0) throw new Error(`${nameDatabase(location)} is empty.`);
    if ('url' in location)
      await runPostgresTool('pg_dump', ['--format=custom', '--no-owner', `--file=${draft}`], location.url);
    else {
      const copy = await database.dump?.();
      writeFileSync(draft, Buffer.from((await copy?.arrayBuffer()) ?? new ArrayBuffer(0)));
    }
    renameSync(draft, file);
    return size;
  } finally {
    await database.close();
  }
}

/** Opens without migrations: a backup changes nothing. */
async function openAsItIs(database: DatabaseLocation): Promise<Database> {
  return 'url' in database
    ? openPostgres(database.url)
    : openDataFolder(database.folder, { onCreate: async () => {} });
}
