import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { placeOrder } from '#client/pages/common/order/place-order.ts';

/** Places the same cart again under the same reference. The terms were accepted with the first attempt. */
export const action: PageAction = async (args) => {
  const { cartEnabled, isProConnected } = args.store.settings;
  if (!cartEnabled || !isProConnected) return { kind: 'notFound' };
  args.form.set('payment', 'cb');
  args.form.set('terms', 'yes');
  return placeOrder(args);
};
