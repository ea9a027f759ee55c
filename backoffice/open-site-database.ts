import type { Kysely } from 'kysely';
import type { BackofficeConfig } from './config.ts';
import { findDatabase } from './database/database-location.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { hasContent } from './database/has-content.ts';
import type { Schema } from './database/schema.ts';
import { seed } from './demo/seed.ts';
import { ensureSearchIndex } from './search/ensure-index.ts';
import { ensureSite } from './sites/ensure-site.ts';

type Options = Pick<BackofficeConfig, 'databaseUrl' | 'dataDir' | 'demoData' | 'publicUrl'> &
  Partial<Pick<BackofficeConfig, 'databasePool'>>;

/**
 * Opens the configured database and ensures that it has a site. An empty database gets the demo data if
 * configured, else a site without content, whose pages show that it is being set up. `isEmpty`: the site has
 * no content.
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
  const database = await openDatabase(findDatabase(config), fill);
  try {
    // A new data folder is seeded already; a server's database is not.
    await fill(database.db);
    await ensureSearchIndex(database.db, onStep);
    return { ...database, isEmpty: !(await hasContent(database.db)) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
