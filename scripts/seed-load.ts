import { parseBackofficeConfig } from '#backoffice/config.ts';
import { findDatabase } from '#backoffice/database/database-location.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { hasContent } from '#backoffice/database/has-content.ts';
import { seedLoad } from '#backoffice/demo/seed-load.ts';

const MAX_PRODUCTS = 50_000;

/** `npm run seed:load -- <count>`: fills the configured, empty database with that many products. */
async function main(): Promise<void> {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PRODUCTS) {
    throw new Error(`Name the number of products, a whole number from 1 to ${MAX_PRODUCTS}.`);
  }
  const config = parseBackofficeConfig(process.env);
  const database = await openDatabase(findDatabase(config));
  try {
    if (await hasContent(database.db)) throw new Error('The database is not empty.');
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
