import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { href } from '#routes/href.ts';
import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';
import { textOf } from '#shared/form-state.ts';

/** Adds the available items of an order to the cart and redirects there, or cancels the order. */
export const action: PageAction = async ({ api, match, store, form }) => {
  if (!store.settings.cartEnabled || !store.settings.isProConnected) return { kind: 'notFound' };
  const orders = createFollowedOrdersApi(api.caller);
  const { reference = '' } = match.params;
  const { items } = await orders.list({ reference: reference.slice(0, 40) });
  const [found] = items;
  if (!found) return { kind: 'notFound' };
  if (textOf(form, 'intent') === 'cancel') {
    await orders.cancel(found.id);
    return { kind: 'redirect', to: match.pathname, status: 303 };
  }
  await orders.reorder(found.id);
  return {
    kind: 'redirect',
    to: href('cart', { locale: match.locale, target: match.urlTarget }),
    status: 303,
  };
};
