import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readAccounts } from '#backoffice/demo/demo-account.ts';
import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { readProductIds } from '#backoffice/demo/read-product-ids.ts';
import { seedAccounts } from '#backoffice/demo/seed-accounts.ts';

/** Creates the demo accounts again after a test has deleted them. */
export async function restoreAccounts(db: Kysely<Schema>): Promise<void> {
  const context = { siteId: 1, productIds: await readProductIds(db) };
  await seedAccounts(db, context, await readDemoShop(readAccounts));
}
