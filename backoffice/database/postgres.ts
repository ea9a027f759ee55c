import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { PoolLimits } from './database-location.ts';
import type { Database } from './database.ts';
import { createPostgresListen } from './postgres-listen.ts';
import type { Schema } from './schema.ts';
import { traceStatement } from './trace-statement.ts';

/** Limits of programs that run beside the back office, such as backups. */
const UNLIMITED: PoolLimits = { connections: 10, statementMs: 0 };
const BIGINT = 20;
/** Limit for a server that does not respond to connection attempts. */
const CONNECT_MS = 5000;

/**
 * Opens a database on a PostgreSQL server. `pool` limits its connections and statements. `count(*)` returns a number, as in PGlite.
 */
export function openPostgres(url: string, pool: PoolLimits = UNLIMITED): Database {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const connections = new Pool({
    connectionString: url,
    max: pool.connections,
    statement_timeout: pool.statementMs === 0 ? false : pool.statementMs,
    connectionTimeoutMillis: CONNECT_MS,
    types,
    // The statements are short: compiling one takes longer than running it.
    options: '-c jit=off',
  });
  // The server may close an idle connection. The pool opens another, so the error needs no handling.
  connections.on('error', () => {});
  // An error on a checked-out connection also reaches the next statement. Without a listener it would end the
  // process.
  connections.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: connections }),
    log: traceStatement,
  });
  return {
    kind: 'postgres',
    db,
    listen: createPostgresListen(url),
    close: () => db.destroy(),
  };
}
