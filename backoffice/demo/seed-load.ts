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

/** Complete copies of the catalogue per batch: related products are in the same copy. */
const COPIES_PER_BATCH = 10;

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
  const chunk = COPIES_PER_BATCH * PRODUCTS.length;
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

/** Rounds the count up to complete copies of the catalogue. */
function wholeRounds(count: number): number {
  return Math.max(1, Math.ceil(count / PRODUCTS.length)) * PRODUCTS.length;
}
