import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely } from 'kysely';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';

/**
 * Opens the embedded database: in a folder, which is locked as long as it is open, or in memory.
 * `dump` fills an empty one with a copy made by `dumpPglite`.
 */
export async function openPglite(options: { folder?: string; dump?: Blob }): Promise<Database> {
  const unlock = options.folder ? lockDataFolder(options.folder) : () => {};
  const pglite = new PGlite({
    ...(options.folder && { dataDir: options.folder }),
    ...(options.dump && { loadDataDir: options.dump }),
    extensions: { fuzzystrmatch, pg_trgm, unaccent },
  });
  await pglite.waitReady;
  const db = new Kysely<Schema>({ dialect: new PgliteDialect(pglite) });
  return {
    kind: 'pglite',
    db,
    listen: (channel, { onMessage }) => pglite.listen(channel, onMessage),
    dump: async () => {
      // What is opened from it then has no log to replay, which took longer than all the rest.
      await pglite.query('checkpoint');
      return new Blob([await pglite.dumpDataDir('none')]);
    },
    close: async () => {
      await db.destroy();
      unlock();
    },
  };
}
