import { createOrdersApi } from '#shared/api/orders.ts';
import type { OrderStatusResponse } from '#shared/contract/order-call.ts';
import { readReference } from './order-paths.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { requireBuyer } from '#client/pages/common/load/require-professional.ts';

/**
 * Finds the order that the query names, with the status of its payment; `undefined` without a reference.
 * @throws OutcomeError 403 for customers who cannot order, 404 for an order of another customer
 */
export async function findOrder(
  args: Pick<LoadArgs, 'api' | 'store' | 'search'>,
): Promise<OrderStatusResponse | undefined> {
  requireBuyer(args);
  const reference = readReference(args.search);
  return reference === undefined ? undefined : createOrdersApi(args.api.caller).status(reference);
}
