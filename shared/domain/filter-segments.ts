/** A choice in a list's facets, written in the path as `_KEY__value` (spec section 2, behaviour "Lists"). */
export type Filter = { key: string; value: string };

/** The parts of a list's path: slug, filters and page. */
export type ListPath = { slug: string; filters: Filter[]; page: number };

export const MAXIMUM_FILTERS = 10;
const PAGE_PREFIX = '_p__';
const MAXIMUM_PAGE_DIGITS = 6;

/**
 * Parses the rest of a list's path (percent-encoded, without leading slash), for instance
 * `chauffage/_COLOR__blanc/_p__2`; `%2F` in the slug is a slash. `undefined` for a malformed segment, one filter too
 * many, or a page that is not last. Never throws; linear in the length.
 */
export function parseListPath(rest: string): ListPath | undefined {
  const segments = rest === '' ? [] : rest.split('/');
  const firstFilter = segments.findIndex((segment) => segment.startsWith('_'));
  const filterSegments = firstFilter === -1 ? [] : segments.slice(firstFilter);
  const slugSegments = segments.slice(0, segments.length - filterSegments.length);
  const slug = slugSegments.join('/').replace(/%2f/gi, '/');

  const page = parsePageSegment(filterSegments.at(-1));
  if (page !== undefined) filterSegments.pop();
  if (filterSegments.length > MAXIMUM_FILTERS) return undefined;

  const filters: Filter[] = [];
  for (const segment of filterSegments) {
    const filter = parseFilterSegment(segment);
    if (!filter) return undefined;
    filters.push(filter);
  }
  return { slug, filters, page: page ?? 1 };
}

/** Builds the canonical form of a list's path: filters by key, then value, without duplicates; page 1 is left out. */
export function buildListPath(path: ListPath): string {
  const segments = canonicalFilters(path.filters).map(
    ({ key, value }) => `_${key}__${encodeURIComponent(value)}`,
  );
  if (path.page > 1) segments.push(`${PAGE_PREFIX}${path.page}`);
  if (path.slug !== '') segments.unshift(path.slug);
  return segments.join('/');
}

/** Sorts filters by key, then value, without duplicates. */
export function canonicalFilters(filters: readonly Filter[]): Filter[] {
  const unique = new Map(filters.map((filter) => [`${filter.key}__${filter.value}`, filter]));
  return [...unique.values()].sort((a, b) => compare(a.key, b.key) || compare(a.value, b.value));
}

/** Adds a filter, or removes it if it is set. */
export function toggleFilter(filters: readonly Filter[], toggled: Filter): Filter[] {
  const others = filters.filter((filter) => !isSameFilter(filter, toggled));
  return canonicalFilters(others.length === filters.length ? [...filters, toggled] : others);
}

export function hasFilter(filters: readonly Filter[], requested: Filter): boolean {
  return filters.some((filter) => isSameFilter(filter, requested));
}

function isSameFilter(a: Filter, b: Filter): boolean {
  return a.key === b.key && a.value === b.value;
}

function parsePageSegment(segment: string | undefined): number | undefined {
  if (!segment?.startsWith(PAGE_PREFIX)) return undefined;
  const digits = segment.slice(PAGE_PREFIX.length);
  if (digits.length === 0 || digits.length > MAXIMUM_PAGE_DIGITS || !isDigits(digits)) return undefined;
  const page = Number(digits);
  return page >= 1 ? page : undefined;
}

function parseFilterSegment(segment: string): Filter | undefined {
  const end = segment.indexOf('__', 1);
  if (!segment.startsWith('_') || end === -1) return undefined;
  const key = segment.slice(1, end);
  const value = decode(segment.slice(end + 2));
  return isFilterKey(key) && value ? { key, value } : undefined;
}

/** Starts with `A` to `Z`, then capitals, digits and single underscores. */
export function isFilterKey(key: string): boolean {
  return key.length <= 40 && /^[A-Z][A-Z0-9_]*$/.test(key) && !key.includes('__') && !key.endsWith('_');
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
