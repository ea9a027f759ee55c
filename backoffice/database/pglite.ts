import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';

/**
 * Starts PGlite in a folder or in memory. `dump` fills an empty one with a copy made by `Database.dump`. A folder of the
 * site's is opened by `openDataFolder`, which locks it.
 * @throws what PGlite says, which names no cause
 */
export async function openPglite(options: { folder?: string; dump?: Blob }): Promise<Database> {
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
      // Without a log to replay, a database made from the copy opens in a moment.
      await pglite.query('checkpoint');
      return new Blob([await pglite.dumpDataDir('none')]);
    },
    close: () => db.destroy(),
  };
}
