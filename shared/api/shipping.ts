import type { ShippingForm } from '#shared/contract/carrier.ts';
import { OWN, type Caller } from './caller.ts';

/** An address for the relay search; its first line is the typed text. */
export type RelayAddress = { address_1?: string; zipcode?: string; city?: string };

/** Creates the calls for delivery: relay points, and the delivery step of the cart (spec section 7). */
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
    /** The cart with the fields of the delivery step. */
    cart: () => caller.call('GET /cart', { query: { type: 'list', step: 'shipping' }, ...OWN }),
    chronopost: () => caller.call('GET /cart/chronopost', OWN),
    save: (shipping: ShippingForm) =>
      caller.call('POST /cart/update', { body: { type: 'shipping', shipping } }),
  };
}
