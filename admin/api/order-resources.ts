import type { Caller } from '#shared/api/caller.ts';
import type { QueryOf } from '#shared/contract/operation-types.ts';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import type { ResourceCalls } from './resource-calls.ts';

const MAX_PER_PAGE = 100;

/** Orders as operators work on them. */
export function createOrderCalls(api: Caller): ResourceCalls {
  return {
    list: async ({ page, perPage }, filter) => {
      const query = toQuery(filter);
      const read = (number: number, size: number) =>
        api.call('GET /fulfilment/order', { query: { ...query, page: number, perPage: size } });
      if (perPage <= MAX_PER_PAGE) return read(page, perPage);
      // An export is longer than a page of the API.
      const found = await read(1, MAX_PER_PAGE);
      const items = [...found.items];
      for (let next = 2; items.length < Math.min(found.total, perPage); next += 1) {
        const { items: added } = await read(next, MAX_PER_PAGE);
        if (added.length === 0) break;
        items.push(...added);
      }
      return { items, total: found.total };
    },
    find: (id) => api.call('GET /fulfilment/order/{id}', { params: { id } }),
  };
}

/** Filters come from the address of the page, which people may have typed: unknown and empty ones are left out. */
function toQuery(
  filter: Record<string, unknown>,
): Omit<QueryOf<'GET /fulfilment/order'>, 'page' | 'perPage'> {
  const status = ORDER_STATUSES.find((known) => known === filter['status']);
  const payment = PAYMENT_MEANS.find((known) => known === filter['payment']);
  const [text, from, to] = [filter['text'], filter['from'], filter['to']];
  return {
    ...(status && { status }),
    ...(payment && { payment }),
    ...(filter['refund'] === 'due' && { refund: 'due' as const }),
    ...(isFilled(text) && { text }),
    ...(isFilled(from) && { from }),
    ...(isFilled(to) && { to }),
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
