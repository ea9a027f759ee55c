import { findOrder } from '#client/pages/common/order/find-order.ts';
import { orderMeta } from '#client/pages/common/order/order-meta.ts';
import { stateOfOrder } from '#client/pages/common/order/order-state.ts';
import { orderPath } from '#client/pages/common/order/order-paths.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';

/** `null`: the query names no order. */
export type ConfirmationData = { order: OrderDetails | null };

/** Loads the confirmation of an order by bank transfer or on account (RT-52). Card payments have their own page. */
export const load: PageLoad<ConfirmationData> = async (args) => {
  const found = await findOrder(args);
  if (!found) return { kind: 'ok', data: { order: null }, meta: orderMeta(args, 'order.none_title') };
  const { order } = found;
  if (order.payment === 'cb')
    return {
      kind: 'redirect',
      to: orderPath(args.match, 'order-confirmation-cb', order.reference),
      status: 302,
    };
  args.store.order.update({ ...stateOfOrder(order), step: 'confirmation' });
  return { kind: 'ok', data: { order }, meta: orderMeta(args, 'order.confirmation_title') };
};
