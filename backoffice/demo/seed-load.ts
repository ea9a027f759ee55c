import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { indexInBulk } from '#backoffice/search/bulk-indexing.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { PRODUCTS } from './catalogue/products.ts';
import { scaleProducts } from './scale-products.ts';
import { seedCategories } from './seed-categories.ts';
import { seedCities } from './seed-cities.ts';
import { seedContent } from './seed-content.ts';
import { seedAttributes, seedProducts } from './seed-products.ts';

/** Whole rounds of the catalogue at a time: what goes with a product stands in the same round. */
const ROUNDS_AT_A_TIME = 10;

/** Fills an empty database with the demo data and a catalogue of `count` products, for measurements. */
export async function seedLoad(
  db: Kysely<Schema>,
  options: { publicUrl: string; count: number; onStep: (step: string) => void },
): Promise<void> {
  const products = scaleProducts(PRODUCTS, wholeRounds(options.count));
  options.onStep('site and content');
  const siteId = await ensureSite(db, options.publicUrl);
  await seedContent(db, siteId);
  await seedCities(db);
  await seedAttributes(db, PRODUCTS);
  const categories = await seedCategories(db, siteId, PRODUCTS);
  const chunk = ROUNDS_AT_A_TIME * PRODUCTS.length;
  for (let from = 0; from < products.length; from += chunk) {
    options.onStep(`products ${from} of ${products.length}`);
    await seedProducts(
      db,
      { siteId, plans: FIRST_PLANS, categories, firstPosition: from },
      products.slice(from, from + chunk),
    );
  }
  options.onStep('search index');
  await indexInBulk(db, () => rebuildSearchIndex(db, siteId));
  await sql`analyze`.execute(db);
}

/** A round is never cut: the count is rounded up. */
function wholeRounds(count: number): number {
  return Math.max(1, Math.ceil(count / PRODUCTS.length)) * PRODUCTS.length;
}
