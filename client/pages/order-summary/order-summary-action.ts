import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { placeOrder } from '#client/pages/common/order/place-order.ts';

/** Handles the order button (CK-09). */
export const action: PageAction = async (args) => {
  const { cartEnabled, isProConnected } = args.store.settings;
  return cartEnabled && isProConnected ? placeOrder(args) : { kind: 'notFound' };
};
