import { findOrder } from '#client/pages/common/order/find-order.ts';
import { orderMeta } from '#client/pages/common/order/order-meta.ts';
import { stateOfOrder } from '#client/pages/common/order/order-state.ts';
import { orderPath } from '#client/pages/common/order/order-paths.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';

/** `null`: the query names no order. */
export type CardConfirmationData = { order: OrderDetails; isPaid: boolean } | null;

/**
 * Loads the result of a card payment (RT-52, CK-08). The order's status counts, not the buyer's return from the bank. A
 * refused or cancelled payment redirects to the error page.
 */
export const load: PageLoad<CardConfirmationData> = async (args) => {
  const found = await findOrder(args);
  if (!found) return { kind: 'ok', data: null, meta: orderMeta(args, 'order.none_title') };
  const { order, status } = found;
  const { match } = args;
  if (order.payment !== 'cb')
    return { kind: 'redirect', to: orderPath(match, 'order-confirmation', order.reference), status: 302 };
  if (status === 'refused' || status === 'cancelled')
    return { kind: 'redirect', to: orderPath(match, 'order-error', order.reference), status: 302 };
  const isPaid = status === 'paid';
  args.store.order.update({ ...stateOfOrder(order), step: isPaid ? 'confirmation' : 'payment' });
  return {
    kind: 'ok',
    data: { order, isPaid },
    meta: orderMeta(args, isPaid ? 'order.confirmation_title' : 'order.waiting_title'),
  };
};
