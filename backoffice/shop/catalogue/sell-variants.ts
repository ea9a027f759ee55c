import { z } from 'zod';
import type { VariantRecord } from '#shared/contract/shop/catalogue-record.ts';
import { reference } from '#shared/contract/shop/product-record.ts';
import { money, number, optional, withDefault } from '../files/cells.ts';
import { errorAt, warningAt, type Findings, type Position } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { SoldVariant } from './catalogue.ts';

const priceRow = z.object({ reference, price: optional(money()), eco: withDefault(money(), 0) });
const stockRow = z.object({ reference, quantity: number({ min: 0, max: 1_000_000, integer: true }) });

/**
 * Adds prices and stock to variants: `prices.csv` and `stock.csv`. A variant without a row is on quotation, which is
 * a warning, and has no stock. Takes the variants out of the map: twice 400,000 are too many.
 */
export async function sellVariants(
  folder: ShopFolder,
  variants: Map<string, readonly VariantRecord[]>,
  findings: Findings,
): Promise<Map<string, SoldVariant[]>> {
  const prices = await readPrices(folder, findings);
  const stock = await readStock(folder, findings);
  const references = new Set<string>();
  const sold = new Map<string, SoldVariant[]>();
  for (const [key, list] of variants) {
    const priced = list.map((variant) => {
      const price = prices.get(variant.reference);
      if (!price) findings.add(warningAt(NO_ROW, 'price_missing', { value: variant.reference }, 'reference'));
      references.add(variant.reference);
      const quantity = stock.get(variant.reference)?.quantity ?? 0;
      return { ...variant, price: price?.price ?? null, eco: price?.eco ?? 0, stock: quantity };
    });
    sold.set(key, priced);
    variants.delete(key);
  }
  checkReferences(prices, references, findings);
  checkReferences(stock, references, findings);
  return sold;
}

const NO_ROW: Position = { file: 'prices.csv', line: 1, column: 1 };

/** Values by reference of a variant; `line` is where the file states them. */
export type ByReference<Value> = Map<string, Value & { file: string; line: number }>;

/** Reads `prices.csv`, euros with tax. An empty price is on quotation. Amounts in cents. */
export async function readPrices(
  folder: ShopFolder,
  findings: Findings,
): Promise<ByReference<{ price: number | null; eco: number }>> {
  const prices: ByReference<{ price: number | null; eco: number }> = new Map();
  for await (const { row, at } of readTable(folder, 'prices', priceRow, findings)) {
    const { reference: key, price, eco } = row;
    add(prices, key, { price, eco, ...lineOf(at('reference')) }, findings);
  }
  return prices;
}

/** Reads `stock.csv`. */
export async function readStock(
  folder: ShopFolder,
  findings: Findings,
): Promise<ByReference<{ quantity: number }>> {
  const stock: ByReference<{ quantity: number }> = new Map();
  for await (const { row, at } of readTable(folder, 'stock', stockRow, findings))
    add(stock, row.reference, { quantity: row.quantity, ...lineOf(at('reference')) }, findings);
  return stock;
}

/** Reports rows of references that the shop does not sell. */
export function checkReferences(
  values: ByReference<unknown>,
  sold: ReadonlySet<string>,
  findings: Findings,
): void {
  for (const [key, position] of values) {
    if (sold.has(key)) continue;
    const at = { file: position.file, line: position.line, column: 1 };
    findings.add(errorAt(at, 'key_unknown', { value: key, file: 'variants' }, 'reference'));
  }
}

function add<Value extends { file: string; line: number }>(
  values: Map<string, Value>,
  key: string,
  value: Value,
  findings: Findings,
): void {
  const at = { file: value.file, line: value.line, column: 1 };
  const earlier = values.get(key);
  if (earlier) findings.add(errorAt(at, 'key_twice', { value: key, line: earlier.line }, 'reference'));
  else values.set(key, value);
}

function lineOf({ file, line }: Position): { file: string; line: number } {
  return { file, line };
}
