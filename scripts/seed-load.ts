import { join } from 'node:path';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { openDatabase } from '#backoffice/database/database.ts';
import { isEmpty } from '#backoffice/demo/seed.ts';
import { seedLoad } from '#backoffice/demo/seed-load.ts';

const MOST = 50_000;

/** `npm run seed:load -- <count>`: fills the configured database, which must be empty, with that many products. */
async function main(): Promise<void> {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    throw new Error(`How many products? A whole number from 1 to ${MOST}.`);
  }
  const config = parseBackofficeConfig(process.env);
  const database = await openDatabase({
    folder: join(config.dataDir, 'database'),
    ...(config.databaseUrl && { url: config.databaseUrl }),
  });
  try {
    if (!(await isEmpty(database.db))) throw new Error('The database is not empty.');
    const started = Date.now();
    await seedLoad(database.db, {
      publicUrl: config.publicUrl,
      count,
      onStep: (step) => console.log(`  ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${step}`),
    });
    console.log(`  Filled in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
