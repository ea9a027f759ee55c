import { createOrdersApi } from '#shared/api/orders.ts';
import type { OrderStatusAnswer } from '#shared/contract/order-call.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { readReference } from './order-paths.ts';
import type { LoadArgs } from './page-load.ts';

/**
 * The order a page's address names, with what has become of its payment.
 * @throws OutcomeError 404 for an order of anybody else.
 */
export async function findOrder({
  api,
  store,
  search,
}: Pick<LoadArgs, 'api' | 'store' | 'search'>): Promise<OrderStatusAnswer> {
  const reference = readReference(search);
  if (!store.settings.cartEnabled || reference === undefined) throw new OutcomeError({ kind: 'notFound' });
  return createOrdersApi(api.caller).status(reference);
}
