import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { syncTable, type SyncRow, type TableChanges } from '../sync/sync-table.ts';
import type { ByReference } from './by-reference.ts';
import { readPrices, type ReadPrice } from './read-prices.ts';
import { refreshProducts } from './refresh-products.ts';
import { checkReferences, readStock } from './sell-variants.ts';

/** Tables that may come alone, such as every night. */
export const SINGLE_TABLES = ['prices', 'stock'] as const;
export type SingleTable = (typeof SINGLE_TABLES)[number];

/**
 * Synchronises variants with `prices.csv` or `stock.csv` alone: articles that the file lacks stay as they are, one that
 * the shop does not sell is an error. Products get their lowest price and their stock.
 * @param db a transaction
 */
export async function syncPriceList(
  db: Kysely<Schema>,
  { folder, findings }: { folder: ShopFolder; findings: Findings },
  { siteId, tables }: { siteId: number; tables: readonly SingleTable[] },
): Promise<TableChanges[]> {
  const prices: ByReference<ReadPrice> = tables.includes('prices')
    ? await readPrices(folder, findings)
    : new Map();
  const stock: ByReference<{ quantity: number }> = tables.includes('stock')
    ? await readStock(folder, findings)
    : new Map();
  const sold = await readReferences(db, siteId);
  checkReferences(prices, sold, findings);
  checkReferences(stock, sold, findings);
  if (findings.hasErrors) return [];
  const changes = [
    await syncVariants(db, prices, ({ price, plan_prices, eco }) => ({ price, plan_prices, eco })),
    await syncVariants(db, stock, ({ quantity }) => ({ stock: quantity })),
  ];
  return [...changes, await updateProducts(db, siteId)];
}

async function syncVariants<Value>(
  db: Kysely<Schema>,
  values: ByReference<Value>,
  rowOf: (value: Value) => SyncRow,
): Promise<TableChanges> {
  const rows = function* () {
    for (const [reference, value] of values) yield { reference, ...rowOf(value) };
  };
  const changes = await syncTable(db, { table: 'variant', key: ['reference'], rows: rows(), remove: false });
  return { ...changes, removed: 0 };
}

async function readReferences(db: Kysely<Schema>, siteId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .where('site_id', '=', siteId)
    .select('variant.reference')
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** Prices and stock of products whose variants this transaction has written, as `productRow` computes them. */
async function updateProducts(db: Kysely<Schema>, siteId: number): Promise<TableChanges> {
  const changed = await refreshProducts(
    db,
    sql`product_id in (
      select product_id from variant join product on product.id = product_id
      where site_id = ${siteId} and variant.xmin = pg_current_xact_id()::xid)`,
  );
  return { table: 'product', added: 0, changed, removed: 0, unchanged: 0 };
}
