import type { CartResponse } from '#shared/contract/cart.ts';
import type { ReorderPlan } from '#shared/contract/reorder.ts';
import type { FollowedOrder, OrderCancelled, OrderSummary } from '#shared/contract/order-list.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { Caller, List } from './resource.ts';

/** In the visitor's name, as things stand now. */
const OWN = { withToken: true, isFresh: true };

export type OrderFilters = {
  page?: number;
  perPage?: number;
  status?: OrderStatus;
  text?: string;
  from?: string;
  to?: string;
  reference?: string;
};

/** What a professional has ordered; orders of others are not there. */
export function createFollowedOrdersApi(caller: Caller) {
  return {
    list: (filters: OrderFilters = {}) => caller.get<List<OrderSummary>>('order', filters, OWN),
    reorderPlan: (id: number) => caller.get<ReorderPlan>(`order/${id}/reorder`, {}, OWN),
    reorder: (id: number) => caller.write<CartResponse>('POST', `order/${id}/reorder`, {}),
    cancel: (id: number) => caller.write<OrderCancelled>('DELETE', `order/${id}`),
    get: (id: number) => caller.get<FollowedOrder>(`order/${id}`, {}, OWN),
  };
}
