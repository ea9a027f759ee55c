import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { SyncRow } from '../sync/sync-row.ts';
import { syncTable, type TableChanges } from '../sync/sync-table.ts';
import { readPrices, readStock } from './sell-variants.ts';

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
  if (tables.includes('prices')) changes.push(await syncVariants(db, readPrices(folder, sold, findings)));
  if (tables.includes('stock')) changes.push(await syncVariants(db, stockRows(folder, sold, findings)));
  return findings.hasErrors ? [] : [...changes, await updateProducts(db, siteId)];
}

async function* stockRows(...from: Parameters<typeof readStock>): AsyncGenerator<SyncRow> {
  for await (const { reference, quantity } of readStock(...from)) yield { reference, stock: quantity };
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
  const { numAffectedRows: changed = 0n } = await sql`
    update product set price_from = lowest, price_varies = varies, eco = given.eco, stock = given.stock,
      updated_at = now()
    from (
      select product_id, min(price) as lowest, count(distinct price) > 1 as varies, max(stock) as stock,
        (array_agg(eco order by price nulls last, position))[1] as eco
      from variant
      where product_id in (select product_id from variant where xmin = pg_current_xact_id()::xid)
      group by product_id
    ) as given
    where product.id = given.product_id and site_id = ${siteId}
      and (price_from, price_varies, product.eco, product.stock)
        is distinct from (lowest, varies, given.eco, given.stock)`.execute(db);
  return { table: 'product', added: 0, changed: Number(changed), removed: 0, unchanged: 0 };
}
