import { z } from 'zod';
import type { VariantRecord } from '#shared/contract/shop/catalogue-record.ts';
import { reference } from '#shared/contract/shop/product-record.ts';
import { number } from '../files/cells.ts';
import { errorAt, warningAt, type Findings, type Position } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { ByReference } from './by-reference.ts';
import type { SoldVariant } from './catalogue.ts';
import { readPrices } from './read-prices.ts';

const PRICES = /^prices\.|#prices$/;
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
  const [first] = prices.values();
  const noRow: Position = { file: first?.file ?? 'prices.csv', line: 1, column: 1 };
  // A row with an error is left out, and is no missing price.
  const isReadable = !findings.all.some(({ file }) => PRICES.test(file));
  const references = new Set<string>();
  const sold = new Map<string, SoldVariant[]>();
  for (const [key, list] of variants) {
    const priced = list.map((variant) => {
      const price = prices.get(variant.reference);
      if (!price && isReadable)
        findings.add(warningAt(noRow, 'price_missing', { value: variant.reference }, 'reference'));
      references.add(variant.reference);
      const quantity = stock.get(variant.reference)?.quantity ?? 0;
      const { price: shown = null, plan_prices = null, eco = 0 } = price ?? {};
      return { ...variant, price: shown, plan_prices, eco, stock: quantity };
    });
    sold.set(key, priced);
    variants.delete(key);
  }
  checkReferences(prices, references, findings);
  checkReferences(stock, references, findings);
  return sold;
}

/** Reads `stock.csv`. */
export async function readStock(
  folder: ShopFolder,
  findings: Findings,
): Promise<ByReference<{ quantity: number }>> {
  const stock = new Map<string, { quantity: number; file: string; line: number }>();
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
