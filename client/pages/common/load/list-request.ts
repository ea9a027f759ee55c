import type { PageMatch } from '#routes/match.ts';
import { PRODUCT_ORDERS, type ProductOrder } from '#shared/domain/product-order.ts';
import { buildListPath, canonicalFilters, type Filter } from '#shared/domain/filter-segments.ts';
import { formatPriceRange, parsePriceRange, PRICE_KEY, type PriceRange } from '#shared/domain/price-range.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export const PRODUCTS_A_PAGE = 24;

export type ListRequest = {
  page: number;
  orderBy: ProductOrder;
  /** All filters of the path, price included. */
  filters: Filter[];
  /** Facet filters only. */
  attributes: Filter[];
  price?: PriceRange;
};

/**
 * Parses the path of a product list.
 * @throws OutcomeError 404 for an invalid or repeated price; a redirect when the ends of the price range are reversed
 */
export function readListRequest(match: PageMatch, search: URLSearchParams): ListRequest {
  const { filters = [], page = 1 } = match.list ?? {};
  const prices = filters.filter((filter) => filter.key === PRICE_KEY);
  const [price] = prices;
  const range = price && parsePriceRange(price.value);
  if (prices.length > 1 || (price && !range)) throw new OutcomeError({ kind: 'notFound' });
  const attributes = filters.filter((filter) => filter.key !== PRICE_KEY);
  const written = range && formatPriceRange(range);
  if (price && written && written !== price.value) {
    const ordered = canonicalFilters([...attributes, { key: PRICE_KEY, value: written }]);
    throw new OutcomeError({ kind: 'redirect', to: withFilters(match, ordered, search), status: 301 });
  }
  return { page, orderBy: readOrder(search), filters, attributes, ...(range && { price: range }) };
}

/** @throws OutcomeError 404 for a page beyond the last one */
export function checkPage(page: number, total: number, perPage = PRODUCTS_A_PAGE): void {
  if (page > 1 && page > Math.ceil(total / perPage)) throw new OutcomeError({ kind: 'notFound' });
}

function readOrder(search: URLSearchParams): ProductOrder {
  const requested = search.get('orderBy');
  return PRODUCT_ORDERS.find((order) => order === requested) ?? 'position';
}

function withFilters(match: PageMatch, filters: Filter[], search: URLSearchParams): string {
  const { slug = '', page = 1 } = match.list ?? {};
  const firstFilter = match.pathname.indexOf('/_');
  const base = match.pathname.slice(0, firstFilter === -1 ? undefined : firstFilter);
  const root = slug === '' ? base : base.slice(0, base.length - slug.length - 1);
  const query = search.size > 0 ? `?${search}` : '';
  return `${root}/${buildListPath({ slug, filters, page })}${query}`;
}
