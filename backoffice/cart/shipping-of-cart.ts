import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readShipping } from '#backoffice/shipping/read-shipping.ts';
import type { Carrier, ShippingChoice } from '#shared/contract/carrier.ts';
import type { Locale } from '#shared/locale.ts';
import type { StoredCart } from './cart-rows.ts';
import type { ShippingOfCart } from './priced-cart.ts';

type Parcel = { lang: Locale; weight: number; delayDays: number; isEmpty: boolean };
type Shipping = { shipping: ShippingOfCart; carriers: Carrier[]; choice: ShippingChoice };

const NOTHING: ShippingOfCart = { state: 'unknown', cost: 0, carrier: null };

/** What carriage costs: with the carrier that was chosen, else with the cheapest that goes to the postcode. */
export async function shippingOf(
  db: Kysely<Schema>,
  { siteId, zipcode, shipping, customer }: Pick<StoredCart, 'siteId' | 'zipcode' | 'shipping' | 'customer'>,
  { lang, weight, delayDays, isEmpty }: Parcel,
): Promise<Shipping> {
  const customerId = customer?.id ?? null;
  const { state, cost, carrier, carriers, choice } = await readShipping(db, {
    siteId,
    lang,
    customerId,
    shipping,
    zipcode,
    weight,
    delayDays,
  });
  return { carriers, choice, shipping: isEmpty ? NOTHING : { state, cost, carrier } };
}
