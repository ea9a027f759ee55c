import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { placeOrder } from '#client/pages/common/order/place-order.ts';

/** The same cart once more, under the same reference: its terms were accepted with the first try. */
export const action: PageAction = async (args) => {
  const { cartEnabled, isProConnected } = args.store.settings;
  if (!cartEnabled || !isProConnected) return { kind: 'notFound' };
  args.form.set('payment', 'cb');
  args.form.set('terms', 'yes');
  return placeOrder(args);
};
