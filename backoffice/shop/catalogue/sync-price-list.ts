import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { SyncRow } from '../sync/sync-row.ts';
import { syncTable, type TableChanges } from '../sync/sync-table.ts';
import { readPrices } from './read-prices.ts';
import { refreshProducts } from './refresh-products.ts';
import { readStock } from './sell-variants.ts';

/** Tables that may come alone, such as every night. */
export const SINGLE_TABLES = ['prices', 'stock'] as const;
export type SingleTable = (typeof SINGLE_TABLES)[number];

/**
 * Synchronises variants with `prices.csv` or `stock.csv` alone: articles that the file lacks stay as they are, one that
 * the shop does not sell is an error. Products get their lowest price and their stock.
 * @param db a transaction, which the caller withdraws when the findings have errors
 */
export async function syncPriceList(
  db: Kysely<Schema>,
  { folder, findings }: { folder: ShopFolder; findings: Findings },
  { siteId, tables }: { siteId: number; tables: readonly SingleTable[] },
): Promise<TableChanges[]> {
  const sold = await readReferences(db, siteId);
  const changes: TableChanges[] = [];
  if (tables.includes('prices')) changes.push(await syncVariants(db, priceRows(folder, sold, findings)));
  if (tables.includes('stock')) changes.push(await syncVariants(db, stockRows(folder, sold, findings)));
  return findings.hasErrors ? [] : [...changes, await updateProducts(db, siteId)];
}

async function* priceRows(...from: Parameters<typeof readPrices>): AsyncGenerator<SyncRow> {
  for (const [reference, { price, plan_prices, eco }] of await readPrices(...from))
    yield { reference, price, plan_prices, eco };
}

async function* stockRows(...from: Parameters<typeof readStock>): AsyncGenerator<SyncRow> {
  for await (const { reference, quantity, next_arrival, low_stock } of readStock(...from))
    yield {
      reference,
      stock: quantity,
      ...(next_arrival !== undefined && { next_arrival }),
      ...(low_stock !== undefined && { low_stock }),
    };
}

async function syncVariants(db: Kysely<Schema>, rows: AsyncIterable<SyncRow>): Promise<TableChanges> {
  const changes = await syncTable(db, { table: 'variant', key: ['reference'], rows, remove: false });
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
