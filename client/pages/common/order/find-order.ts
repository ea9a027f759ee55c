import { createOrdersApi } from '#shared/api/orders.ts';
import type { OrderStatusAnswer } from '#shared/contract/order-call.ts';
import { readReference } from './order-paths.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { requireBuyer } from '#client/pages/common/load/require-professional.ts';

/**
 * The order a page's address names, with what has become of its payment; `undefined` where it names none.
 * @throws OutcomeError 403 for customers who order nothing, 404 for an order of another customer.
 */
export async function findOrder(
  args: Pick<LoadArgs, 'api' | 'store' | 'search'>,
): Promise<OrderStatusAnswer | undefined> {
  requireBuyer(args);
  const reference = readReference(args.search);
  return reference === undefined ? undefined : createOrdersApi(args.api.caller).status(reference);
}
