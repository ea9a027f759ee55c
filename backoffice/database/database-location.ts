import { join } from 'node:path';

/** Limits of the connections to a server. `statementMs`: longest statement, 0 for no limit. */
export type PoolLimits = { connections: number; statementMs: number };

/** Address of the database on a PostgreSQL server. */
export type DatabaseServer = { url: string; pool?: PoolLimits };
export type DatabaseFolder = { folder: string };
export type DatabaseLocation = DatabaseServer | DatabaseFolder;

/** The database of the configuration: on the server, otherwise embedded below the data folder. */
export function findDatabase(config: {
  databaseUrl: string | undefined;
  databasePool?: PoolLimits;
  dataDir: string;
}): DatabaseLocation {
  const { databaseUrl: url, databasePool: pool } = config;
  return url ? { url, ...(pool && { pool }) } : { folder: join(config.dataDir, 'database') };
}
