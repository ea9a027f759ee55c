/** A price range in the unit the visitor sees; an open side is left out. Both ends count. */
export type PriceRange = { min?: number; max?: number };

export const PRICE_KEY = 'PRICE';
const MAXIMUM_PRICE = 1_000_000;

/** Reads `100-500`, `100-` or `-500`; ends in the wrong order are swapped. `undefined` for anything else. */
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
  if (!/^\d{1,7}$/.test(text)) return null;
  const price = Number(text);
  return price <= MAXIMUM_PRICE ? price : null;
}
