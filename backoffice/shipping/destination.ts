import type { ShippingChoice } from '#shared/contract/carrier.ts';
import type { Destination } from '#shared/contract/cart.ts';
import type { StoredRelay } from './find-relays.ts';

type DoorOptions = {
  /** Postcode of the cart's estimate. */
  zipcode: string | null;
  /** The estimate's postcode takes precedence over the delivery address until a carrier is chosen. */
  triesZipcode?: boolean | undefined;
};

/** Destination of a carrier to the door; null without an address or a postcode. */
export function doorOf(
  { zipcode, triesZipcode }: DoorOptions,
  { carrier, delivery_address: address }: Pick<ShippingChoice, 'carrier' | 'delivery_address'>,
): Destination | null {
  const tried: Destination | null =
    zipcode === null ? null : { source: 'postcode', name: null, zipcode, city: null };
  const known: Destination | null = address && {
    source: 'address',
    name: address.label,
    zipcode: address.zipcode,
    city: address.city,
  };
  return triesZipcode && carrier === null ? (tried ?? known) : (known ?? tried);
}

export function relayPlace({ nom, codePostal, localite }: StoredRelay): Destination {
  return { source: 'relay', name: nom, zipcode: codePostal, city: localite };
}
