import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readModelManifest } from '#backoffice/models/model-manifest.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import { syncShop } from '#backoffice/shop/sync-shop.ts';
import { readDemoShop } from './demo-shop.ts';
import { MODELS_FOLDER, readMediaManifest } from './media-manifest.ts';
import { readSceneManifest } from './scene-manifest.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedModels } from './seed-models.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedScenes } from './seed-scenes.ts';
import { seedShares } from './seed-shares.ts';
import { readShareManifest } from './share-manifest.ts';

/** Imports the demo shop and its sample customers in one transaction. `onStep` receives the name of each step. */
export async function seed(
  db: Kysely<Schema>,
  { publicUrl, onStep = () => {} }: { publicUrl: string; onStep?: (step: string) => void },
): Promise<void> {
  onStep('files of the shop');
  const shop = await readDemoShop(readShop);
  await db.transaction().execute(async (transaction) => {
    const options = { publicUrl, remove: false, withStock: true, onStep };
    const synced = await syncShop(transaction, shop, options);
    await seedMedia(transaction);
    onStep('customers');
    await seedCustomers(transaction, synced);
    onStep('search index');
    await rebuildSearchIndex(transaction, synced.siteId);
  });
}

/** Adds pictures and models that were created after the database was filled. */
export async function seedMedia(db: Kysely<Schema>): Promise<void> {
  await seedPictures(db, await readMediaManifest());
  await seedScenes(db, await readSceneManifest());
  await seedModels(db, readModelManifest(MODELS_FOLDER));
  await seedShares(db, await readShareManifest());
}
