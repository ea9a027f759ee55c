import type { OrderStatus } from '#shared/domain/order-status.ts';
import { OWN, type Caller } from './caller.ts';

export type OrderFilters = {
  page?: number;
  perPage?: number;
  status?: OrderStatus;
  text?: string;
  from?: string;
  to?: string;
  reference?: string;
};

/** Creates the calls for a professional's own orders. */
export function createFollowedOrdersApi(caller: Caller) {
  return {
    list: (filters: OrderFilters = {}) => caller.call('GET /order', { query: filters, ...OWN }),
    reorderPlan: (id: number) => caller.call('GET /order/{id}/reorder', { params: { id }, ...OWN }),
    reorder: (id: number) => caller.call('POST /order/{id}/reorder', { params: { id }, body: {} }),
    cancel: (id: number) => caller.call('DELETE /order/{id}', { params: { id } }),
    get: (id: number) => caller.call('GET /order/{id}', { params: { id }, ...OWN }),
  };
}
