import { join } from 'node:path';

/** Address of the database on a PostgreSQL server. */
export type DatabaseServer = { url: string };
export type DatabaseFolder = { folder: string };
export type DatabaseLocation = DatabaseServer | DatabaseFolder;

/** The database of the configuration: on the server, otherwise embedded below the data folder. */
export function findDatabase(config: { databaseUrl: string | undefined; dataDir: string }): DatabaseLocation {
  return config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, 'database') };
}
