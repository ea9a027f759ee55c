import type { MessageId } from '#client/app/intl/messages.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import { orderOfCart } from '#client/pages/common/order/order-state.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import { createSessionsApi } from '#shared/api/sessions.ts';
import { createShippingApi, type RelayAddress } from '#shared/api/shipping.ts';
import type { RelayPointList } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import type { DeliveryData } from './delivery-data.ts';
import { readDeliveryView, type DeliveryView } from './delivery-view.ts';

const TITLES: Record<DeliveryView['kind'], MessageId> = {
  step: 'delivery.title',
  relays: 'relays.title',
  addresses: 'delivery.addresses_title',
};

/**
 * Loads the delivery step (RT-50). Redirects to the cart when it is not ready (CK-07); after a refused form, shows the
 * error first.
 */
export const load: PageLoad<DeliveryData> = async (args) => {
  const { api, store, match, search, text, refused } = args;
  if (!store.settings.cartEnabled) return { kind: 'notFound' };
  const site = { locale: match.locale, target: match.urlTarget };
  const cartPath = href('order-cart', site);
  if (!store.settings.isProConnected) return { kind: 'redirect', to: cartPath, status: 302 };
  const view = readDeliveryView(search);
  const cart = await createShippingApi(api.caller).cart();
  store.order.update({ ...orderOfCart(cart), step: 'shipping' });
  const isBlocked = cart.missing_step === 'cart';
  if (isBlocked && !refused) return { kind: 'redirect', to: cartPath, status: 302 };
  const title = text(TITLES[view.kind]);
  const data: DeliveryData = isBlocked ? { view: 'blocked', cart } : await findData(args, cart, view);
  const hasProblem = data.view === 'relays' && data.relays?.place === null;
  return {
    kind: 'ok',
    data,
    meta: {
      title,
      ...(hasProblem && { hasError: true }),
      description: text('delivery.description'),
      indexed: false,
      personal: true,
      alternates: alternatesOf('order-shipping', match),
      breadcrumb: [
        { label: text('delivery.cart'), url: cartPath },
        { label: text('delivery.title'), url: match.pathname },
        ...(view.kind === 'step' ? [] : [{ label: title, url: match.pathname }]),
      ],
    },
  };
};

async function findData({ api }: LoadArgs, cart: CartResponse, view: DeliveryView): Promise<DeliveryData> {
  if (view.kind === 'step') return { view: 'step', cart };
  if (view.kind === 'addresses') {
    const { customer } = await createSessionsApi(api.caller).current();
    const { addresses: own, company } = customer;
    return {
      view: 'addresses',
      cart,
      own,
      company: company && { name: company.name, addresses: company.addresses },
    };
  }
  const { delivery_address: address } = cart.shipping;
  const near: RelayAddress | null = view.place
    ? { address_1: view.place }
    : address && { zipcode: address.zipcode, city: address.city };
  const relays = near && (await findRelays({ api }, near));
  return { view: 'relays', cart, place: view.place, relays };
}

/** Returns `undefined` when relay points are unavailable; other carriers still work. */
async function findRelays(
  { api }: Pick<LoadArgs, 'api'>,
  near: RelayAddress,
): Promise<RelayPointList | undefined> {
  const relays = await optionalOrUnavailable(createShippingApi(api.caller).relayPoints(near));
  return relays === UNAVAILABLE ? undefined : relays;
}
