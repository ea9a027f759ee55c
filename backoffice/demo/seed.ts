import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { rebuildSearchIndex } from '#backoffice/search/ensure-index.ts';
import { servedMedia } from '#backoffice/shop/media/store-media.ts';
import { syncMedia } from '#backoffice/shop/media/sync-media.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import { syncShop } from '#backoffice/shop/sync-shop.ts';
import { readDemoShop } from './demo-shop.ts';
import { seedCustomers } from './seed-customers.ts';

/** Imports the demo shop and its sample customers in one transaction. `onStep` receives the name of each step. */
export async function seed(
  db: Kysely<Schema>,
  { publicUrl, onStep = () => {} }: { publicUrl: string; onStep?: (step: string) => void },
): Promise<void> {
  onStep('files of the shop');
  const { shop, media } = await readDemoShop(async (folder, findings) => {
    const read = await readShop(folder, findings);
    return { shop: read, media: await servedMedia(folder, read) };
  });
  await db.transaction().execute(async (transaction) => {
    const options = { publicUrl, remove: false, withStock: true, onStep };
    const synced = await syncShop(transaction, shop, options);
    onStep('pictures and models');
    const { products } = shop.catalogue;
    await syncMedia(transaction, media, { ...synced, products, remove: false });
    onStep('customers');
    await seedCustomers(transaction, synced);
    onStep('search index');
    await rebuildSearchIndex(transaction, synced.siteId);
  });
}
