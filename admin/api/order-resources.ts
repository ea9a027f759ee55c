import type { Caller } from '#shared/api/caller.ts';
import type { QueryOf } from '#shared/contract/operation-types.ts';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { numbersOf } from './numbers-of.ts';
import type { ResourceCalls } from './resource-calls.ts';

/** Orders as operators work on them. */
export function createOrderCalls(api: Caller): ResourceCalls {
  return {
    list: (page, filter) => api.call('GET /fulfilment/order', { query: { ...toQuery(filter), ...page } }),
    find: (id, { onTag }) =>
      api.call('GET /fulfilment/order/{id}', { params: { id }, ...(onTag && { onTag }) }),
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
    ...numbersOf(filter, ['company_id', 'customer_id']),
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
