import type { DatabasePlace } from '#backoffice/database/database-place.ts';
import { inspectDataFolder } from '#backoffice/database/data-folder-state.ts';

/** Opening an embedded database would make it. @throws one sentence when there is none in the folder. */
export function requireDatabase(place: DatabasePlace): void {
  if ('folder' in place && inspectDataFolder(place.folder) === 'new')
    throw new Error(
      `There is no database in ${place.folder}: DATABASE_URL or DATA_DIR, in the environment or in ENV_FILE, says where it is.`,
    );
}
