import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import type { ShopSite } from './read-site.ts';

/** Gives a site the brand and the legal identity of a shop. @param db a transaction */
export function syncSite(
  db: Kysely<Schema>,
  siteId: number,
  { brand, seller }: ShopSite,
): Promise<TableChanges> {
  const rows = [{ id: siteId, brand, legal: seller }];
  return syncTable(db, { table: 'site', key: ['id'], scope: { id: siteId }, rows, remove: false });
}
