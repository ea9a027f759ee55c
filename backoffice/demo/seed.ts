import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { syncCatalogue } from '#backoffice/shop/catalogue/sync-catalogue.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { readDemoSite } from './demo-site.ts';
import { syncSite } from '#backoffice/shop/site/sync-site.ts';
import { readModelManifest } from '#backoffice/models/model-manifest.ts';
import { ensureSite, FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { MODELS_FOLDER, readMediaManifest } from './media-manifest.ts';
import { ensureCities } from '#backoffice/geography/ensure-cities.ts';
import { seedContent } from './seed-content.ts';
import { seedCustomers } from './seed-customers.ts';
import { readSceneManifest } from './scene-manifest.ts';
import { seedModels } from './seed-models.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedScenes } from './seed-scenes.ts';
import { seedShares } from './seed-shares.ts';
import { readShareManifest } from './share-manifest.ts';
import { seedShopTables } from './seed-shop-tables.ts';

/** Fills an empty database with the demo data in one transaction. `onStep` receives the name of each step. */
export async function seed(
  db: Kysely<Schema>,
  options: { publicUrl: string; onStep?: (step: string) => void },
): Promise<void> {
  const step = options.onStep ?? (() => {});
  await db.transaction().execute(async (transaction) => {
    step('site and content');
    const siteId = await ensureSite(transaction, options.publicUrl);
    const site = await readDemoSite();
    await syncSite(transaction, siteId, site);
    await seedContent(transaction, siteId);
    step('catalogue');
    const catalogue = await readDemoCatalogue();
    const { categories, products: productIds } = await syncCatalogue(
      transaction,
      { siteId, plans: FIRST_PLANS, brand: site.brand.name, withStock: true, remove: false },
      catalogue,
    );
    step('spare parts, documents, contacts, carriers');
    const categoryIds = new Map([...categories].map(([key, { id }]) => [key, id]));
    const context = { siteId, categoryIds, productIds };
    await seedShopTables(transaction, context);
    await seedMedia(transaction);
    step('communes and customers');
    await ensureCities(transaction);
    await seedCustomers(transaction, context);
    step('search index');
    await rebuildSearchIndex(transaction, siteId);
  });
}

/** Adds pictures and models that were created after the database was filled. */
export async function seedMedia(db: Kysely<Schema>): Promise<void> {
  await seedPictures(db, await readMediaManifest());
  await seedScenes(db, await readSceneManifest());
  await seedModels(db, readModelManifest(MODELS_FOLDER));
  await seedShares(db, await readShareManifest());
}
