import { canonicalFilters, isFilterKey, type Filter } from './filter-segments.ts';
import { formatPriceRange, PRICE_KEY } from './price-range.ts';

/** Fields of the facet form that are no facets. */
export const PRICE_FIELDS = { min: 'price_min', max: 'price_max' } as const;

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
  const ends = [minimum, maximum].map(readAmount);
  const [min, max] = ends;
  if (min !== undefined && max !== undefined && min > max) return formatPriceRange({ min: max, max: min });
  return formatPriceRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
}

function readAmount(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const digits = value.replace(/[\s\u00a0]/g, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}
