import { findOrder } from '#client/pages/common/order/find-order.ts';
import { orderMeta } from '#client/pages/common/order/order-meta.ts';
import { orderPath } from '#client/pages/common/order/order-paths.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { CartResponse } from '#shared/contract/cart.ts';

export type OrderErrorData = {
  reference: string;
  reason: string | null;
  isRefused: boolean;
  /** Cart of a retry; absent when it is incomplete (`missing_step`). */
  cart: CartResponse;
  key: string;
};

/** Loads an unpaid order (RT-53) with the reason and the retry form. `null`: the query names no order. */
export const load: PageLoad<OrderErrorData | null> = async (args) => {
  const found = await findOrder(args);
  if (!found) return { kind: 'ok', data: null, meta: orderMeta(args, 'order.none_title') };
  const { order, status, reason, ...cart } = found;
  if (status === 'paid' || status === 'pending')
    return {
      kind: 'redirect',
      to: orderPath(args.match, 'order-confirmation-cb', order.reference),
      status: 302,
    };
  return {
    kind: 'ok',
    data: {
      reference: order.reference,
      reason,
      isRefused: status === 'refused',
      cart,
      key: crypto.randomUUID(),
    },
    meta: orderMeta(args, 'order.error_title'),
  };
};
