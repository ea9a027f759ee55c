import { canonicalFilters, isFilterKey, type Filter } from './filter-segments.ts';
import { formatPriceRange, PRICE_KEY, toRangeEnd } from './price-range.ts';
import { readAmount } from './read-number.ts';

/** Fields of the facet form that are no facets. */
export const PRICE_FIELDS = { min: 'price_min', max: 'price_max' } as const;

/** True where a typed price could not be read: the address of the list carries it back to its field. */
export function hasUnreadPrice(search: URLSearchParams): boolean {
  return Object.values(PRICE_FIELDS).some((name) => search.has(name));
}

const MAX_TYPED = 40;

type Fields = Iterable<[string, unknown]> & { get(name: string): unknown };

/** The filters a facet form stands for, in canonical order. Fields that are not facets are passed over. */
export function readFacetForm(fields: Fields): Filter[] {
  const filters: Filter[] = [];
  for (const [key, value] of fields) {
    if (isFilterKey(key) && typeof value === 'string' && value !== '') filters.push({ key, value });
  }
  const range = priceOf(fields.get(PRICE_FIELDS.min), fields.get(PRICE_FIELDS.max));
  return canonicalFilters(range === undefined ? filters : [...filters, { key: PRICE_KEY, value: range }]);
}

/** Ends that are no amounts are left out; ends the wrong way round are swapped. */
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

/** Price fields with a text that is no amount, as they were typed: the page shows them again and says so. */
export function unreadPrices(fields: Fields): [name: string, typed: string][] {
  return Object.values(PRICE_FIELDS).flatMap((name): [string, string][] => {
    const typed = fields.get(name);
    const isUnread = typeof typed === 'string' && typed.trim() !== '' && readPrice(typed) === undefined;
    return isUnread ? [[name, typed.slice(0, MAX_TYPED)]] : [];
  });
}
