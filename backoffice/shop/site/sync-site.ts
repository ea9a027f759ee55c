import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import type { ShopSite } from './read-site.ts';

/** Gives a site the brand, the legal identity, the commerce and the currency of a shop. @param db a transaction */
export async function syncSite(
  db: Kysely<Schema>,
  siteId: number,
  { brand, seller, commerce, currency }: ShopSite,
): Promise<TableChanges[]> {
  const rows = [{ id: siteId, brand, legal: seller, commerce }];
  const site = await syncTable(db, {
    table: 'site',
    key: ['id'],
    scope: { id: siteId },
    rows,
    remove: false,
  });
  const plans = await db.selectFrom('sales_plan').select('id').where('site_id', '=', siteId).execute();
  const sold = await syncTable(db, {
    table: 'sales_plan',
    key: ['id'],
    scope: { site_id: siteId },
    rows: plans.map(({ id }) => ({ id, currency: currencyOf(currency) })),
    remove: false,
  });
  return [site, sold];
}
