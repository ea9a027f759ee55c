import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '#backoffice/database/pglite.ts';
import { openPostgres } from '#backoffice/database/postgres.ts';
import { countRows } from './count-rows.ts';
import { nameDatabase } from './name-database.ts';
import type { DatabasePlace, DatabaseSize } from './run-on-database.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/**
 * Writes all of a database into a file, which is whole or not there. A server is read as it stands at one moment,
 * while the site runs; the embedded database must not be in use. Gives how much there was, counted just before.
 * @throws when there is none, or nothing in it: a wrong address, most likely; when it cannot be read, or is in use
 */
export async function backUp(place: DatabasePlace, file: string): Promise<DatabaseSize> {
  const draft = `${file}.draft`;
  // Opening the embedded one would make it.
  if ('folder' in place && !existsSync(join(place.folder, 'PG_VERSION')))
    throw new Error(
      `There is no database in ${place.folder}: DATABASE_URL or DATA_DIR, in the environment or in ENV_FILE, says where it is.`,
    );
  const database = 'url' in place ? openPostgres(place.url) : await openPglite({ folder: place.folder });
  try {
    const size = await countRows(database);
    if (size.tables === 0) throw new Error(`There is nothing in ${nameDatabase(place)}.`);
    if ('url' in place)
      await runPostgresTool('pg_dump', ['--format=custom', '--no-owner', `--file=${draft}`], place.url);
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
