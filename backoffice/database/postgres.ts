import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { Database } from './database.ts';
import { createPostgresListen } from './postgres-listen.ts';
import type { Schema } from './schema.ts';

const MAXIMUM_CONNECTIONS = 10;
const BIGINT = 20;
/** Limit for a server that does not respond to connection attempts. */
const CONNECT_MS = 5000;

/** Opens a database on a PostgreSQL server. `count(*)` returns a number, as in PGlite. */
export function openPostgres(url: string): Database {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new Pool({
    connectionString: url,
    max: MAXIMUM_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    types,
    // The statements are short: compiling one takes longer than running it.
    options: '-c jit=off',
  });
  // The server may close an idle connection. The pool opens another, so the error needs no handling.
  pool.on('error', () => {});
  // An error on a checked-out connection also reaches the next statement. Without a listener it would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    listen: createPostgresListen(url),
    close: () => db.destroy(),
  };
}
