import { canonicalFilters, isFilterKey, type Filter } from './filter-segments.ts';
import { formatPriceRange, PRICE_KEY, toRangeEnd } from './price-range.ts';
import { readAmount } from './read-number.ts';

/** Price fields of the facet form. */
export const PRICE_FIELDS = { min: 'price_min', max: 'price_max' } as const;

/** True if the address of a list returns a typed price that could not be read. */
export function hasUnreadPrice(search: URLSearchParams): boolean {
  return Object.values(PRICE_FIELDS).some((name) => search.has(name));
}

const MAX_TYPED = 40;

type Fields = Iterable<[string, unknown]> & { get(name: string): unknown };

/** Reads the filters of a facet form, in canonical order. Other fields are ignored. */
export function readFacetForm(fields: Fields): Filter[] {
  const filters: Filter[] = [];
  for (const [key, value] of fields) {
    if (isFilterKey(key) && typeof value === 'string' && value !== '') filters.push({ key, value });
  }
  const range = priceOf(fields.get(PRICE_FIELDS.min), fields.get(PRICE_FIELDS.max));
  return canonicalFilters(range === undefined ? filters : [...filters, { key: PRICE_KEY, value: range }]);
}

/** Invalid ends are dropped; ends in the wrong order are swapped. */
function priceOf(minimum: unknown, maximum: unknown): string | undefined {
  const ends = [minimum, maximum].map(readPrice);
  const [min, max] = ends;
  if (min !== undefined && max !== undefined && min > max) return formatPriceRange({ min: max, max: min });
  return formatPriceRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
}

function readPrice(value: unknown): number | undefined {
  const amount = typeof value === 'string' ? readAmount(value) : undefined;
  return amount === undefined ? undefined : toRangeEnd(amount);
}

/** Returns the price fields that are no amounts, as typed, so that the page can show them with their error. */
export function unreadPrices(fields: Fields): [name: string, typed: string][] {
  return Object.values(PRICE_FIELDS).flatMap((name): [string, string][] => {
    const typed = fields.get(name);
    const isUnread = typeof typed === 'string' && typed.trim() !== '' && readPrice(typed) === undefined;
    return isUnread ? [[name, typed.slice(0, MAX_TYPED)]] : [];
  });
}
