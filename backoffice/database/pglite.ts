import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { PgliteDialect, PgliteHandle } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';
import { traceStatement } from './trace-statement.ts';

/**
 * Starts PGlite in a folder or in memory. `dump` fills an empty one with a copy from `Database.dump`. The folder of
 * a site is opened by `openDataFolder`, which locks it.
 * @throws the error of PGlite, which names no cause
 */
export async function openPglite(options: { folder?: string; dump?: Blob }): Promise<Database> {
  const handle = new PgliteHandle(
    new PGlite({
      ...(options.folder && { dataDir: options.folder }),
      ...(options.dump && { loadDataDir: options.dump }),
      extensions: { fuzzystrmatch, pg_trgm, unaccent },
    }),
  );
  await handle.open.waitReady;
  const db = new Kysely<Schema>({ dialect: new PgliteDialect(handle), log: traceStatement });
  return {
    kind: 'pglite',
    db,
    listen: (channel, { onMessage }) => handle.open.listen(channel, onMessage),
    dump: async () => {
      // After a checkpoint a database from the copy has no log to replay and opens fast.
      await handle.open.query('checkpoint');
      return new Blob([await handle.open.dumpDataDir('none')]);
    },
    close: () => db.destroy(),
  };
}
