import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { Database } from './database.ts';
import { createPostgresListen } from './postgres-listen.ts';
import type { Schema } from './schema.ts';

const MAXIMUM_CONNECTIONS = 10;
const BIGINT = 20;
/** A server that does not even refuse connections is given up by then. */
const CONNECT_MS = 5000;

/** Opens a PostgreSQL server's database. `count(*)` comes as a number, as it does from PGlite. */
export function openPostgres(url: string): Database {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new Pool({
    connectionString: url,
    max: MAXIMUM_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    types,
    // Our statements are short: compiling one takes longer than running it.
    options: '-c jit=off',
  });
  // An idle connection may be cut by the server; the pool opens another, nothing else is to be done.
  pool.on('error', () => {});
  // A connection that is lost between two statements of a transaction tells the next of them so: alone, that would end
  // the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    listen: createPostgresListen(url),
    close: () => db.destroy(),
  };
}
