import { z } from 'zod';
import { reference } from '#shared/contract/shop/product-record.ts';
import { createCheckNew } from '../check-keys.ts';
import { money, number, optional, withDefault } from '../files/cells.ts';
import { errorAt, warningAt, type Findings, type Position } from '../files/finding.ts';
import { readTable, type TableRow } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { SoldVariant } from './catalogue.ts';

const priceRow = z.object({ reference, price: optional(money()), eco: withDefault(money(), 0) });
const stockRow = z.object({ reference, quantity: number({ min: 0, max: 1_000_000, integer: true }) });

const NO_ROW: Position = { file: 'prices.csv', line: 1, column: 1 };

/** References that the shop sells. */
type Sold = { has(reference: string): boolean };

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
  const unpriced = new Set(byReference.values());
  for await (const { reference: key, price, eco } of readPrices(folder, byReference, findings)) {
    const variant = byReference.get(key);
    if (!variant) continue;
    Object.assign(variant, { price, eco });
    unpriced.delete(variant);
  }
  for await (const { reference: key, quantity } of readStock(folder, byReference, findings)) {
    const variant = byReference.get(key);
    if (variant) variant.stock = quantity;
  }
  for (const { reference: value } of unpriced)
    findings.add(warningAt(NO_ROW, 'price_missing', { value }, 'reference'));
}

/**
 * Reads `prices.csv`, euros with tax. An empty price is on quotation. Amounts in cents. Reports references that occur
 * twice or are not sold.
 */
export function readPrices(folder: ShopFolder, sold: Sold, findings: Findings) {
  return checkSold(readTable(folder, 'prices', priceRow, findings), sold, findings);
}

/** Reads `stock.csv`. Reports references that occur twice or are not sold. */
export function readStock(folder: ShopFolder, sold: Sold, findings: Findings) {
  return checkSold(readTable(folder, 'stock', stockRow, findings), sold, findings);
}

async function* checkSold<Row extends { reference: string }>(
  rows: AsyncIterable<TableRow<Row>>,
  sold: Sold,
  findings: Findings,
): AsyncGenerator<Row> {
  const isNew = createCheckNew(findings);
  for await (const { row, at } of rows) {
    const { reference: value } = row;
    if (!isNew(value, at('reference'), 'reference')) continue;
    if (sold.has(value)) yield row;
    else findings.add(errorAt(at('reference'), 'key_unknown', { value, file: 'variants' }, 'reference'));
  }
}
