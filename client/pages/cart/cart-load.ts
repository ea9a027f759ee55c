import { orUnavailable, UNAVAILABLE, type Unavailable } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { orderOfCart } from '#client/pages/common/order/order-state.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { createCartApi } from '#shared/api/cart.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { ERROR_PARAMETER } from '#shared/domain/cart-form.ts';
import type { PageMeta } from '#shared/page-outcome.ts';
import { readRemoved, type RemovedLine } from './removed-line.ts';

export type CartData = {
  /** `null` for private customers, who cannot order online. */
  cart: CartResponse | Unavailable | null;
  removed: RemovedLine[];
  /** Reasons why elements could not be added to the cart. */
  errors: string[];
};

/** Loads the current cart (RT-47). */
export const load: PageLoad<CartData> = async (args) => {
  const { api, store, search } = args;
  const meta = cartMeta(args);
  if (!store.settings.isProConnected)
    return { kind: 'ok', data: { cart: null, removed: [], errors: [] }, meta };
  const cart = await orUnavailable(createCartApi(api.caller).show());
  const errors = [...new Set(search.getAll(ERROR_PARAMETER))];
  if (cart === UNAVAILABLE)
    return {
      kind: 'ok',
      data: { cart, removed: [], errors: [] },
      meta: { ...meta, status: 503 },
    };
  store.order.update({ ...orderOfCart(cart), step: 'cart' });
  return { kind: 'ok', data: { cart, removed: readRemoved(search, cart), errors }, meta };
};

function cartMeta({ match, text }: Pick<LoadArgs, 'match' | 'text'>): PageMeta {
  const title = text('cart.title');
  return {
    title,
    description: text('cart.description'),
    indexed: false,
    personal: true,
    alternates: alternatesOf(match.name, match),
    breadcrumb: [{ label: title, url: match.pathname }],
  };
}
