import type { Kysely } from 'kysely';
import { elementKey, type ElementKey } from '#backoffice/cart/element-key.ts';
import { readElements } from '#backoffice/cart/read-elements.ts';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderLine } from '#backoffice/orders/read-order.ts';
import type { DemoOrder } from './demo-order.ts';

const CENTS = 100;
/** Hundredths of a percent. */
export const VAT_RATE = 2000;
/** Assumed weight in grams of an appliance that is no longer sold. */
const FORMER_WEIGHT = 9000;
/** Matches no row: the ordered element is no longer in the catalogue. */
const NOT_SOLD = 0;

/** An order line. `delay`: working days of production. */
export type DemoLine = OrderLine & { delay: number };

type Context = { siteId: number };
type Ordered = Pick<DemoOrder, 'lines' | 'lang'>;
/** One piece, at today's price before tax. */
type Piece = Pick<DemoLine, 'type' | 'elementId' | 'name' | 'unit' | 'eco' | 'weight' | 'delay'>;

/**
 * Order lines: variants and parts at public prices, unless the order states its own.
 * @throws Error for a reference without a product or a price in the catalogue
 */
export async function readDemoLines(
  db: Kysely<Schema>,
  context: Context,
  order: Ordered,
): Promise<DemoLine[]> {
  const pieces = await readPieces(db, context, order);
  return order.lines.map(({ reference, quantity, price, view }) => {
    const piece = pieces.get(reference);
    if (!piece) throw new Error(`The demo catalogue sells no ${reference}.`);
    const unit = price === undefined ? piece.unit : Math.round(price * CENTS);
    return {
      ...piece,
      reference,
      quantity,
      unit,
      total: quantity * unit,
      eco: quantity * piece.eco,
      vatRate: VAT_RATE,
      schemaTitle: view ?? null,
    };
  });
}

async function readPieces(
  db: Kysely<Schema>,
  { siteId }: Context,
  { lines, lang }: Ordered,
): Promise<Map<string, Piece>> {
  const references = lines.map(({ reference }) => reference);
  const keys = await readKeys(db, references);
  const elements = await readElements(db, { siteId, lang }, [...keys.values()]);
  const pieces = await readFormerPieces(db, references, lang);
  for (const [reference, key] of keys) {
    const element = elements.get(elementKey(key));
    if (!element || element.unit === null) continue;
    const { type, elementId, name, unit, eco, weight, status, delayDays } = element;
    const delay = status === 'on_order' ? delayDays : 0;
    pieces.set(reference, { type, elementId, name, unit, eco, weight, delay });
  }
  return pieces;
}

/** Variants and parts by reference. */
async function readKeys(db: Kysely<Schema>, references: string[]): Promise<Map<string, ElementKey>> {
  const read = (table: 'variant' | 'part') =>
    db.selectFrom(table).select(['id', 'reference']).where('reference', 'in', references).execute();
  const keys = new Map<string, ElementKey>();
  for (const { id, reference } of await read('variant'))
    keys.set(reference, { type: 'product', elementId: id });
  for (const { id, reference } of await read('part')) keys.set(reference, { type: 'part', elementId: id });
  return keys;
}

/** Products of an earlier catalogue; the order states their price. */
async function readFormerPieces(
  db: Kysely<Schema>,
  references: string[],
  lang: DemoOrder['lang'],
): Promise<Map<string, Piece>> {
  const rows = await db
    .selectFrom('former_product')
    .select(['reference', 'names'])
    .where('reference', 'in', references)
    .execute();
  return new Map(
    rows.map(({ reference, names }) => [
      reference,
      {
        type: 'product',
        elementId: NOT_SOLD,
        name: labelOf(names, lang),
        unit: 0,
        eco: 0,
        weight: FORMER_WEIGHT,
        delay: 0,
      },
    ]),
  );
}
