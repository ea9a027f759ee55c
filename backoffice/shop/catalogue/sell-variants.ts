import { z } from 'zod';
import { reference } from '#shared/contract/shop/product-record.ts';
import { createCheckNew } from '../check-keys.ts';
import { date, number, optional } from '../files/cells.ts';
import { errorAt, warningAt, type Findings } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { SoldVariant } from './catalogue.ts';
import { readPrices, type Sold } from './read-prices.ts';

const PRICES = /^prices\.|#prices$/;
const quantity = number({ min: 0, max: 1_000_000, integer: true });
const stockRow = z.object({
  reference,
  quantity,
  next_arrival: optional(date()),
  low_stock: optional(quantity),
});

/** Optional columns are `undefined` in a table without them. */
type StockRow = {
  reference: string;
  quantity: number;
  next_arrival: string | null | undefined;
  low_stock: number | null | undefined;
};

/**
 * Sets prices and stock of variants: `prices.csv` and `stock.csv`. One without a row of a price is a warning. Changes
 * the variants: twice 400,000 are too many.
 */
export async function sellVariants(
  folder: ShopFolder,
  variants: ReadonlyMap<string, readonly SoldVariant[]>,
  findings: Findings,
): Promise<void> {
  const byReference = new Map<string, SoldVariant>();
  for (const list of variants.values())
    for (const variant of list) byReference.set(variant.reference, variant);
  const unpriced = new Set(byReference.keys());
  let file = 'prices.csv';
  for (const [key, priced] of await readPrices(folder, byReference, findings)) {
    ({ file } = priced);
    const { price, plan_prices, eco } = priced;
    const variant = byReference.get(key);
    if (variant) Object.assign(variant, { price, plan_prices, eco });
    unpriced.delete(key);
  }
  for await (const row of readStock(folder, byReference, findings)) {
    const { next_arrival = null, low_stock = null } = row;
    const variant = byReference.get(row.reference);
    if (variant) Object.assign(variant, { stock: row.quantity, next_arrival, low_stock });
  }
  // A row with an error is left out, and is no missing price.
  if (findings.all.some((finding) => PRICES.test(finding.file))) return;
  for (const value of unpriced)
    findings.add(warningAt({ file, line: 1, column: 1 }, 'price_missing', { value }, 'reference'));
}

/** Reads `stock.csv`. Reports references that occur twice or are not sold. */
export async function* readStock(
  folder: ShopFolder,
  sold: Sold,
  findings: Findings,
): AsyncGenerator<StockRow> {
  const isNew = createCheckNew(findings);
  for await (const { row, at, states } of readTable(folder, 'stock', stockRow, findings)) {
    const { reference: value } = row;
    if (!isNew(value, at('reference'), 'reference')) continue;
    if (sold.has(value))
      yield {
        ...row,
        next_arrival: states('next_arrival') ? row.next_arrival : undefined,
        low_stock: states('low_stock') ? row.low_stock : undefined,
      };
    else findings.add(errorAt(at('reference'), 'key_unknown', { value, file: 'variants' }, 'reference'));
  }
}
