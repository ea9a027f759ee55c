import type { Kysely } from 'kysely';
import type { BackofficeConfig } from './config.ts';
import { databasePlace } from './database/database-place.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { hasContent } from './database/has-content.ts';
import type { Schema } from './database/schema.ts';
import { seed, seedMedia } from './demo/seed.ts';
import { ensureSearchIndex } from './search/ensure-index.ts';
import { ensureSite } from './sites/ensure-site.ts';

type Options = Pick<BackofficeConfig, 'databaseUrl' | 'dataDir' | 'demoData' | 'publicUrl'>;

/**
 * Opens the configured database with a site in it. An empty one gets the demo data where it is asked for, else a site
 * without content: its pages say that it is being set up. `isEmpty`: nothing but that is there.
 * @throws one sentence when the database is in use, damaged, or has lost rows
 */
export async function openSiteDatabase(
  config: Options,
  onStep: (step: string) => void,
): Promise<Database & { isEmpty: boolean }> {
  const { demoData, publicUrl } = config;
  const fill = async (db: Kysely<Schema>) => {
    const isFilled = await hasContent(db);
    if (demoData && !isFilled) await seed(db, { publicUrl, onStep: (step) => onStep(`Demo data: ${step}`) });
    else await ensureSite(db, publicUrl);
  };
  onStep('Opening the database');
  const database = await openDatabase(databasePlace(config), fill);
  try {
    // A new folder has been filled by now; a server's database has not.
    await fill(database.db);
    if (demoData) await seedMedia(database.db);
    await ensureSearchIndex(database.db, onStep);
    return { ...database, isEmpty: !(await hasContent(database.db)) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
