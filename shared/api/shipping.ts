import type { ShippingForm } from '#shared/contract/carrier.ts';
import { OWN, type Caller } from './caller.ts';

/** An address, as far as a relay is looked for near it; what was typed stands in its first line. */
export type RelayAddress = { address_1?: string; zipcode?: string; city?: string };

/** Delivery: relay points, and what the cart keeps of the delivery step (spec section 7). */
export function createShippingApi(caller: Caller) {
  return {
    relayPoints: ({ address_1, zipcode, city }: RelayAddress) =>
      caller.call('GET /carrier/relay-points', {
        query: {
          'delivery_address[address_1]': address_1 || undefined,
          'delivery_address[zipcode]': zipcode || undefined,
          'delivery_address[city]': city || undefined,
        },
      }),
    relayPointsAround: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      caller.call('GET /carrier/relay-points', { query: { latitude, longitude } }),
    /** The cart as the delivery step needs it. */
    cart: () => caller.call('GET /cart', { query: { type: 'list', step: 'shipping' }, ...OWN }),
    chronopost: () => caller.call('GET /cart/chronopost', OWN),
    save: (shipping: ShippingForm) =>
      caller.call('POST /cart/update', { body: { type: 'shipping', shipping } }),
  };
}
