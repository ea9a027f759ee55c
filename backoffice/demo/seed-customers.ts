import type { Kysely } from 'kysely';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readCompanies } from './company-record.ts';
import { readAccounts } from './demo-account.ts';
import { readOrders } from './demo-order.ts';
import { readDemoPromotions } from './demo-promotion.ts';
import { readDemoShop } from './demo-shop.ts';
import { readWorksites } from './demo-worksite.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedWorksites } from './seed-worksites.ts';

/**
 * Creates the sample customers of `demo-shop/demo`: the register of companies, accounts, promotion codes, orders and
 * worksites. `categoryIds`, `productIds`: by key.
 */
export async function seedCustomers(
  db: Kysely<Schema>,
  context: {
    siteId: number;
    categoryIds: ReadonlyMap<string, number>;
    productIds: ReadonlyMap<string, number>;
  },
): Promise<void> {
  const categories = { file: 'categories', keys: context.categoryIds };
  const demo = await readDemoShop(async (folder, findings) => ({
    companies: await readCompanies(folder, findings),
    accounts: await readAccounts(folder, findings),
    promotions: await readDemoPromotions(folder, findings, categories),
    orders: await readOrders(folder, findings),
    worksites: await readWorksites(folder, findings),
  }));
  await insertInChunks(demo.companies, (rows) => db.insertInto('company_register').values(rows).execute());
  await seedAccounts(db, context, demo.accounts);
  await seedPromotions(db, context, demo.promotions);
  if (demo.orders) await seedOrders(db, context.siteId, demo.orders);
  await seedWorksites(db, context, demo.worksites);
}
