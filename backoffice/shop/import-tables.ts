import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { nameStockReason } from '#backoffice/fulfilment/stock-ledger.ts';
import { ensureSite } from '#backoffice/sites/ensure-site.ts';
import { syncPriceList, type SingleTable } from './catalogue/sync-price-list.ts';
import type { Findings } from './files/finding.ts';
import type { ShopFolder } from './files/shop-folder.ts';
import type { TableChanges } from './sync/sync-table.ts';
import { withdrawable } from './withdrawable.ts';

/**
 * Imports single tables of a folder, all or nothing: the price list or the stock of a day.
 * @returns changes by table, or `undefined` when the tables have errors
 */
export async function importTables(
  db: Kysely<Schema>,
  source: { folder: ShopFolder; findings: Findings },
  { publicUrl, tables, isDryRun }: { publicUrl: string; tables: readonly SingleTable[]; isDryRun: boolean },
): Promise<TableChanges[] | undefined> {
  const { findings } = source;
  const changes = await withdrawable(db, async (transaction) => {
    await nameStockReason(transaction, 'import');
    const siteId = await ensureSite(transaction, publicUrl);
    const result = await syncPriceList(transaction, source, { siteId, tables });
    return { result, isWithdrawn: findings.hasErrors || isDryRun };
  });
  return findings.hasErrors ? undefined : changes;
}
