import type { DatabaseLocation } from '#backoffice/database/database-location.ts';
import { inspectDataFolder } from '#backoffice/database/data-folder-state.ts';

/** Checks first, because opening an embedded database creates it. @throws one sentence when the folder has none */
export function requireDatabase(database: DatabaseLocation): void {
  if ('folder' in database && inspectDataFolder(database.folder) === 'new')
    throw new Error(
      `There is no database in ${database.folder}: DATABASE_URL or DATA_DIR, in the environment or in ENV_FILE, says where it is.`,
    );
}
