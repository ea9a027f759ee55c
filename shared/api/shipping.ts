import type { Chronopost, RelayPointList, ShippingForm } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import type { Caller } from './resource.ts';

/** An address, as far as a relay is looked for near it; what was typed stands in its first line. */
export type RelayAddress = { address_1?: string; zipcode?: string; city?: string };

/** Delivery: relay points, and what the cart keeps of the delivery step (spec section 7). */
export function createShippingApi(caller: Caller) {
  return {
    relayPoints: ({ address_1, zipcode, city }: RelayAddress) =>
      caller.get<RelayPointList>('carrier/relay-points', {
        'delivery_address[address_1]': address_1 || undefined,
        'delivery_address[zipcode]': zipcode || undefined,
        'delivery_address[city]': city || undefined,
      }),
    relayPointsAround: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      caller.get<RelayPointList>('carrier/relay-points', { latitude, longitude }),
    /** The cart as the delivery step needs it. */
    cart: () =>
      caller.get<CartResponse>(
        'cart',
        { type: 'list', step: 'shipping' },
        { withToken: true, isFresh: true },
      ),
    chronopost: () =>
      caller.get<CartResponse & { chronopost: Chronopost }>(
        'cart/chronopost',
        {},
        { withToken: true, isFresh: true },
      ),
    save: (shipping: ShippingForm) =>
      caller.write<CartResponse>('POST', 'cart/update', { type: 'shipping', shipping }),
  };
}
