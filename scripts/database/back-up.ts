import { renameSync, writeFileSync } from 'node:fs';
import { openPglite } from '#backoffice/database/pglite.ts';
import type { DatabasePlace } from './run-on-database.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/**
 * Writes all of a database into a file, which is whole or not there. A server is read as it stands at one moment,
 * while the site runs; the embedded database must not be in use.
 * @throws when it cannot be read, or is in use
 */
export async function backUp(place: DatabasePlace, file: string): Promise<void> {
  const draft = `${file}.draft`;
  if ('url' in place) {
    await runPostgresTool('pg_dump', [
      '--format=custom',
      '--no-owner',
      `--file=${draft}`,
      `--dbname=${place.url}`,
    ]);
  } else {
    const database = await openPglite({ folder: place.folder });
    try {
      const copy = await database.dump?.();
      writeFileSync(draft, Buffer.from((await copy?.arrayBuffer()) ?? new ArrayBuffer(0)));
    } finally {
      await database.close();
    }
  }
  renameSync(draft, file);
}
