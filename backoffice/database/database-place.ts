import { join } from 'node:path';

/** Address of the database on a PostgreSQL server. */
export type ServerPlace = { url: string };
export type FolderPlace = { folder: string };
export type DatabasePlace = ServerPlace | FolderPlace;

/** The database of the configuration: on the server, otherwise embedded below the data folder. */
export function databasePlace(config: { databaseUrl: string | undefined; dataDir: string }): DatabasePlace {
  return config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, 'database') };
}
