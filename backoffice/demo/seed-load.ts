import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { indexInBulk } from '#backoffice/search/bulk-indexing.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { syncCategories } from '#backoffice/shop/catalogue/sync-categories.ts';
import { syncProducts } from '#backoffice/shop/catalogue/sync-products.ts';
import { syncVocabulary } from '#backoffice/shop/catalogue/sync-vocabulary.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { copyCatalogue } from './copy-catalogue.ts';
import { DEMO_BRAND } from './demo-brand.data.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { ensureCities } from '#backoffice/geography/ensure-cities.ts';
import { seedContent } from './seed-content.ts';
import { seedDocuments } from './seed-documents.ts';

/** Fills an empty database with the demo data and a catalogue of `count` products, for measurements. */
export async function seedLoad(
  db: Kysely<Schema>,
  options: { publicUrl: string; count: number; onStep: (step: string) => void },
): Promise<void> {
  const catalogue = await readDemoCatalogue();
  const { vocabulary } = catalogue;
  const size = catalogue.products.length;
  const rounds = Math.max(1, Math.ceil(options.count / size));
  options.onStep('site and content');
  const siteId = await ensureSite(db, options.publicUrl);
  await seedContent(db, siteId);
  await ensureCities(db);
  const common = { siteId, plans: FIRST_PLANS, remove: false };
  const { ids: categories } = await db.transaction().execute(async (transaction) => {
    await syncVocabulary(transaction, vocabulary, catalogue.products);
    return syncCategories(transaction, common, catalogue);
  });
  for (let round = 0; round < rounds; round += 1) {
    if (round % 10 === 0) options.onStep(`products ${round * size} of ${rounds * size}`);
    const copy = copyCatalogue(catalogue, round);
    await db.transaction().execute(async (transaction) => {
      const given = {
        ...common,
        brand: DEMO_BRAND.name,
        categories,
        firstPosition: round * size,
        withStock: true,
      };
      const { ids } = await syncProducts(transaction, given, { vocabulary, ...copy });
      await seedDocuments(transaction, siteId, copy.products, ids);
    });
  }
  options.onStep('search index');
  await indexInBulk(db, () => rebuildSearchIndex(db, siteId));
  await sql`analyze`.execute(db);
}
