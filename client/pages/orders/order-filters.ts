import type { OrderFilters } from '#shared/api/followed-orders.ts';
import { ORDER_STATUSES } from '#shared/domain/order-status.ts';
import { isDay } from '#shared/domain/is-day.ts';

export const ORDERS_A_PAGE = 10;

/** Filters as typed, and the names of invalid dates. */
export type OrderListFilters = {
  text: string;
  status: string;
  from: string;
  to: string;
  errors: ('from' | 'to')[];
};

const MAX_TEXT_LENGTH = 100;

export function readFilters(search: URLSearchParams): OrderListFilters {
  const of = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH);
  const days = { from: of('from'), to: of('to') };
  const errors = (['from', 'to'] as const).filter((name) => days[name] !== '' && !isDay(days[name]));
  return { text: of('text'), status: of('status'), ...days, errors };
}

/** Converts the filters for the API. Invalid dates are omitted; reversed dates are swapped. */
export function toFilters({ text, status, from, to, errors }: OrderListFilters, page: number): OrderFilters {
  const known = ORDER_STATUSES.find((name) => name === status);
  const first = errors.includes('from') ? '' : from;
  const last = errors.includes('to') ? '' : to;
  const [earlier, later] = first !== '' && last !== '' && first > last ? [last, first] : [first, last];
  return {
    page,
    perPage: ORDERS_A_PAGE,
    ...(text !== '' && { text }),
    ...(known && { status: known }),
    ...(earlier !== '' && { from: earlier }),
    ...(later !== '' && { to: later }),
  };
}

export function isFiltered({ text, status, from, to }: OrderListFilters): boolean {
  return text !== '' || status !== '' || from !== '' || to !== '';
}

/** Builds the URL of a page of the filtered list. */
export function orderListUrl(
  path: string,
  { text, status, from, to }: OrderListFilters,
  page: number,
): string {
  const query = new URLSearchParams(
    Object.entries({ text, status, from, to }).filter(([, value]) => value !== ''),
  );
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
