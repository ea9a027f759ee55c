import type { DatabasePlace } from '#backoffice/database/database-place.ts';
import { inspectDataFolder } from '#backoffice/database/data-folder-state.ts';

/** Checks first, because opening an embedded database creates it. @throws one sentence when the folder has none */
export function requireDatabase(place: DatabasePlace): void {
  if ('folder' in place && inspectDataFolder(place.folder) === 'new')
    throw new Error(
      `There is no database in ${place.folder}: DATABASE_URL or DATA_DIR, in the environment or in ENV_FILE, says where it is.`,
    );
}
