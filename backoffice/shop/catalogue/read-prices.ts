import { z } from 'zod';
import type { PlanPrice } from '#backoffice/database/price-columns.ts';
import { endsBeforeStart, findOverlap, isDated } from '#backoffice/products/plan-price-period.ts';
import { reference } from '#shared/contract/shop/product-record.ts';
import { TARGETS } from '#shared/domain/sales-plan.ts';
import { choice, date, money, optional, withDefault } from '../files/cells.ts';
import { errorAt, warningAt, type Findings, type Position } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';

const priceRow = z.object({
  reference,
  plan: withDefault(choice(TARGETS), 'part'),
  price: optional(money()),
  eco: optional(money()),
  from: optional(date()),
  until: optional(date()),
});
type PriceRow = z.output<typeof priceRow>;

/** Prices of a variant in cents. `price`: public, with tax; `null` on quotation. */
export type ReadPrice = { price: number | null; eco: number; plan_prices: PlanPrice[] | null };

/** References that the shop sells. */
export type Sold = { has(reference: string): boolean };

/** `others`: prices of plans and of periods, of which most articles have none. */
type Entry = ReadPrice & { file: string; line: number; others?: (PlanPrice & { line: number })[] };

/**
 * Reads `prices.csv`: the public price of each article in euros with tax, and those of sales plans and of periods.
 * Prices of professionals are without tax. Reports references that the shop does not sell.
 * @returns prices by reference, with the file and the line that state them
 */
export async function readPrices(
  folder: ShopFolder,
  sold: Sold,
  findings: Findings,
): Promise<ReadonlyMap<string, ReadPrice & { file: string; line: number }>> {
  const prices = new Map<string, Entry>();
  const isPublic = new Set<string>();
  for await (const { row, at } of readTable(folder, 'prices', priceRow, findings)) {
    const { file, line } = at('reference');
    if (!sold.has(row.reference)) {
      const params = { value: row.reference, file: 'variants' };
      findings.add(errorAt(at('reference'), 'key_unknown', params, 'reference'));
      continue;
    }
    const known = prices.get(row.reference);
    const entry = known ?? { price: null, eco: 0, plan_prices: null, file, line };
    prices.set(row.reference, entry);
    if (!isStanding(row)) addOther(entry, row, at, findings);
    else if (isPublic.has(row.reference))
      findings.add(
        errorAt(at('reference'), 'key_twice', { value: row.reference, line: entry.line }, 'reference'),
      );
    else {
      isPublic.add(row.reference);
      Object.assign(entry, { price: row.price, eco: row.eco ?? 0, line });
    }
  }
  for (const [key, entry] of prices) {
    if (!isPublic.has(key)) checkAlone(key, entry, findings);
    if (entry.others) entry.plan_prices = entry.others.map(({ line: _line, ...price }) => price);
  }
  return prices;
}

/** The public price of an article, which has no end. */
function isStanding({ plan, ...period }: PriceRow): boolean {
  return plan === 'part' && !isDated(period);
}

function addOther(
  entry: Entry,
  { plan, price, eco, from, until }: PriceRow,
  at: (field: string) => Position,
  findings: Findings,
): void {
  const others = (entry.others ??= []);
  if (price === null) findings.add(errorAt(at('price'), 'required', {}, 'price'));
  if (eco !== null) findings.add(errorAt(at('eco'), 'must_be_empty', {}, 'eco'));
  if (endsBeforeStart({ from, until })) findings.add(errorAt(at('until'), 'until_before_from', {}, 'until'));
  const entered = { plan, price: price ?? 0, from, until };
  const other = findOverlap(others, entered);
  if (other) findings.add(errorAt(at('from'), 'price_overlap', { line: other.line }, 'from'));
  others.push({ ...entered, line: at('reference').line });
}

/** Without a public price an article is on quotation, and a net price would be the only one. */
function checkAlone(key: string, { file, line, others = [] }: Entry, findings: Findings): void {
  const position = { file, line, column: 1 };
  const isNetAlone = others.every(({ plan }) => plan === 'pro_connect');
  if (isNetAlone) findings.add(errorAt(position, 'price_net_alone', { value: key }, 'plan'));
  else findings.add(warningAt(position, 'price_missing', { value: key }, 'reference'));
}
