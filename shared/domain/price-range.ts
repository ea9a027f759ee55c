/** A price range in the unit the visitor sees; an open side is left out. Both ends count. */
export type PriceRange = { min?: number; max?: number };

export const PRICE_KEY = 'PRICE';
const MAXIMUM_PRICE = 1_000_000;
const CENTS = 100;

/** An amount as an end of a range: to the cent, and no more than any price; `undefined` beyond. */
export function toRangeEnd(amount: number): number | undefined {
  const rounded = Math.round(amount * CENTS) / CENTS;
  return rounded <= MAXIMUM_PRICE ? rounded : undefined;
}

/** Reads `100-500`, `300.5-`, or `-500`; ends in the wrong order are swapped. `undefined` for anything else. */
export function parsePriceRange(value: string): PriceRange | undefined {
  const ends = value.split('-');
  if (ends.length !== 2) return undefined;
  const [from = '', to = ''] = ends;
  if (from === '' && to === '') return undefined;
  const min = parseEnd(from);
  const max = parseEnd(to);
  if (min === null || max === null) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Writes the range as it stands in a path, `undefined` when it has neither end. */
export function formatPriceRange(range: PriceRange): string | undefined {
  if (range.min === undefined && range.max === undefined) return undefined;
  return `${range.min ?? ''}-${range.max ?? ''}`;
}

function parseEnd(text: string): number | undefined | null {
  if (text === '') return undefined;
  // Cents without a zero at their end: one price has one address.
  if (!/^\d{1,7}(?:\.\d?[1-9])?$/.test(text)) return null;
  const price = Number(text);
  return price <= MAXIMUM_PRICE ? price : null;
}
