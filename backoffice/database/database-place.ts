import { join } from 'node:path';

/** Address of a PostgreSQL server's database. */
export type ServerPlace = { url: string };
/** Folder of the embedded database. */
export type FolderPlace = { folder: string };
export type DatabasePlace = ServerPlace | FolderPlace;

/** The database that a configuration names: the server's, else the one below the data folder. */
export function databasePlace(config: { databaseUrl: string | undefined; dataDir: string }): DatabasePlace {
  return config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, 'database') };
}
