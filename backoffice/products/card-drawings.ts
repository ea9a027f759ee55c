import { sql, type Kysely } from 'kysely';
import type { PlanPrice } from '#backoffice/database/price-columns.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { DrawingData } from '#shared/contract/drawing.ts';
import { priceForBuyer, type Buyer } from './plan-price.ts';
import type { StoredCard } from './product-record.ts';

/** Colours and sizes that cards show. `models`: codes of sizes by id of the product, instead of the cheapest size. */
export type CardChoice = { colours?: readonly string[]; models?: ReadonlyMap<number, string> };

type CardRow = { id: number; card: unknown; vat: number };
type PricedSize = {
  product_id: number;
  model: string;
  price: number | null;
  plan_prices: PlanPrice[] | null;
  eco: number;
};

/** Drawings of cards: the first requested colour, and the size that the printed price is for. */
export async function readCardDrawings(
  db: Kysely<Schema>,
  buyer: Buyer,
  rows: readonly CardRow[],
  { colours = [], models }: CardChoice,
): Promise<DrawingData[]> {
  const priced = await readPricedSizes(
    db,
    rows.map(({ id }) => id).filter((id) => !models?.has(id)),
  );
  return rows.map((row) => {
    const { drawing, colours: offered, sizes } = row.card as StoredCard;
    const shown = sizes.find(({ width, height, depth }) => isSize(drawing, { width, height, depth }))?.code;
    const code = models?.get(row.id) ?? cheapestSize(buyer, priced.get(row.id) ?? [], row.vat, shown);
    const size = sizes.find((one) => one.code === code);
    const colour = offered.find(({ value }) => colours.includes(value))?.value ?? drawing.colour;
    return {
      ...drawing,
      ...(size && { width: size.width, height: size.height, depth: size.depth }),
      colour,
    };
  });
}

function isSize(
  drawing: DrawingData,
  { width, height, depth }: Pick<DrawingData, 'width' | 'height' | 'depth'>,
): boolean {
  return drawing.width === width && drawing.height === height && drawing.depth === depth;
}

async function readPricedSizes(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Map<number, PricedSize[]>> {
  const { rows } = await sql<PricedSize>`
    select product_id, model, price, plan_prices, eco from variant
    where product_id = any(${[...ids]}::integer[])
    group by product_id, model, price, plan_prices, eco order by min(position)`.execute(db);
  const sizes = new Map<number, PricedSize[]>();
  for (const row of rows) sizes.set(row.product_id, [...(sizes.get(row.product_id) ?? []), row]);
  return sizes;
}

/** The size with the lowest price for the buyer: `preferred` if it is among several. `undefined` without prices. */
function cheapestSize(
  buyer: Buyer,
  sizes: readonly PricedSize[],
  vatRate: number,
  preferred: string | undefined,
): string | undefined {
  const prices = sizes.flatMap((size) => {
    const price = priceForBuyer(buyer, { ...size, vatRate, from: false });
    return price ? [{ model: size.model, value: price.value }] : [];
  });
  const lowest = Math.min(...prices.map(({ value }) => value));
  const cheapest = prices.filter(({ value }) => value === lowest).map(({ model }) => model);
  return cheapest.find((model) => model === preferred) ?? cheapest[0];
}
