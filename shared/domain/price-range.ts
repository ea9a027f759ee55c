/** A price range in the visitor's currency unit; an open end is left out. Both ends are inclusive. */
export type PriceRange = { min?: number; max?: number };

export const PRICE_KEY = 'PRICE';
const MAX_PRICE = 1_000_000;
const CENTS = 100;

/** Rounds an amount to a range end in cents; `undefined` above the maximum price. */
export function toRangeEnd(amount: number): number | undefined {
  const rounded = Math.round(amount * CENTS) / CENTS;
  return rounded <= MAX_PRICE ? rounded : undefined;
}

/** Parses `100-500`, `300.5-`, or `-500`; ends in the wrong order are swapped. `undefined` for anything else. */
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

/** Formats the range for a path, `undefined` if it has neither end. */
export function formatPriceRange(range: PriceRange): string | undefined {
  if (range.min === undefined && range.max === undefined) return undefined;
  return `${range.min ?? ''}-${range.max ?? ''}`;
}

function parseEnd(text: string): number | undefined | null {
  if (text === '') return undefined;
  // No trailing zero: one price has one address.
  if (!/^\d{1,7}(?:\.\d?[1-9])?$/.test(text)) return null;
  const price = Number(text);
  return price <= MAX_PRICE ? price : null;
}
