import type { PageAction } from '#client/pages/page-action.ts';
import { href } from '#routes/href.ts';
import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';

/** Puts into the cart what is still to be had of an order, and leads there. */
export const action: PageAction = async ({ api, match, store }) => {
  if (!store.settings.cartEnabled || !store.settings.isProConnected) return { kind: 'notFound' };
  const orders = createFollowedOrdersApi(api.caller);
  const { reference = '' } = match.params;
  const { items } = await orders.list({ reference: reference.slice(0, 40) });
  const [found] = items;
  if (!found) return { kind: 'notFound' };
  const cart = await orders.reorder(found.id);
  store.cart.update(cart);
  return {
    kind: 'redirect',
    to: href('cart', { locale: match.locale, target: match.urlTarget }),
    status: 303,
  };
};
