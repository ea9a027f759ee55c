import type { Kysely } from 'kysely';
import { toCustomer } from '#backoffice/accounts/to-customer.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Carrier, ShippingChoice } from '#shared/contract/carrier.ts';
import type { Destination } from '#shared/contract/cart.ts';
import type { Customer } from '#shared/contract/customer.ts';
import type { DeliveryPromise, OrderPromise } from '#shared/contract/delivery-promise.ts';
import { needsPhone, needsRelay } from '#shared/domain/carriers.ts';
import { deliveryAddressOf, invoiceAddressOf } from '#shared/domain/checkout-addresses.ts';
import { findPhoneError, textErrors } from '#shared/domain/checkout-fields.ts';
import type { Locale } from '#shared/locale.ts';
import { readClosedDays } from './closed-days.ts';
import { doorOf, relayPlace } from './destination.ts';
import { readRelay, type StoredRelay } from './find-relays.ts';
import { readCarriers, toCarrier, type StoredCarrier } from './list-carriers.ts';
import { toStoredShipping, type StoredShipping } from './stored-shipping.ts';

export type CartToShip = {
  siteId: number;
  lang: Locale;
  /** `null` before login. */
  customerId: number | null;
  /** The column `cart.shipping`. */
  shipping: unknown;
  /** Postcode of the cart's estimate. */
  zipcode: string | null;
  /**
   * The estimate's postcode takes precedence over the delivery address until a carrier is chosen (cart page).
   */
  triesZipcode?: boolean;
  /** Grams of all lines that can be bought. */
  weight: number;
  /** The line with the longest lead time. */
  slowest?: OrderPromise['slowest'];
};

/** The chosen delivery with its current price, and all carriers with theirs. */
export type CartShipping = {
  /** `unknown`: no destination; `estimate`: the cheapest carrier's price. */
  state: 'unknown' | 'estimate' | 'chosen';
  /** Cents before tax. */
  cost: number;
  /** Technical name of the carrier of `cost` and `promise`. */
  carrier: string | null;
  destination: Destination | null;
  promise: DeliveryPromise | null;
  choice: ShippingChoice;
  carriers: Carrier[];
};

const CENTS = 100;

export const NO_CHOICE: ShippingChoice = {
  carrier: null,
  relay: null,
  kept_relay: null,
  delivery_address: null,
  invoice_address: null,
  phone: null,
  phone_required: false,
  comment: '',
  order_number: '',
  site_reference: '',
  is_complete: false,
};

/**
 * Reads the current delivery of a cart: addresses, carriers and relays may have changed since they were
 * chosen.
 */
export async function readShipping(
  db: Kysely<Schema>,
  cart: CartToShip,
  now = Date.now(),
): Promise<CartShipping> {
  const stored = toStoredShipping(cart.shipping);
  // Sequential: within an order's transaction the queries share one connection.
  const carriers = await readCarriers(db, cart);
  const isClosed = await readClosedDays(db, cart.siteId);
  const customer = cart.customerId === null ? null : await toCustomer(db, cart.customerId);
  const carrier = carriers.find(({ name }) => name === stored.carrier);
  const storedRelay = await readStoredRelay(db, cart.siteId, carriers, stored.relay);
  const relay = carrier && needsRelay(carrier.name) ? storedRelay : null;
  const choice = { ...toChoice({ stored, carrier, relay, customer }), kept_relay: storedRelay };
  const door = doorOf(cart, choice);
  // Parcels to a relay have the relay's address as destination.
  const destinationOf = (one: StoredCarrier) => (one === carrier && relay ? relayPlace(relay) : door);
  const offered = carriers.map((one) =>
    toCarrier(
      one,
      { weight: cart.weight, slowest: cart.slowest ?? null, zipcode: destinationOf(one)?.zipcode },
      { now, isClosed },
    ),
  );
  const chosen = offered.find(({ id, refused }) => id === carrier?.id && refused === null);
  const priced = chosen ?? (door && cart.weight > 0 ? findCheapest(offered) : undefined);
  return {
    state: chosen ? 'chosen' : priced ? 'estimate' : 'unknown',
    cost: Math.round((priced?.shipping ?? 0) * CENTS),
    carrier: priced?.technical_name ?? null,
    destination: chosen && carrier ? destinationOf(carrier) : door,
    promise: priced?.promise ?? null,
    choice: { ...choice, is_complete: choice.is_complete && chosen !== undefined },
    carriers: offered,
  };
}

function findCheapest(carriers: readonly Carrier[]): Carrier | undefined {
  return carriers
    .filter(({ shipping }) => shipping !== null)
    .toSorted((one, other) => (one.shipping ?? 0) - (other.shipping ?? 0))[0];
}

/** The last chosen relay, if its carrier still serves it. */
async function readStoredRelay(
  db: Kysely<Schema>,
  siteId: number,
  carriers: readonly StoredCarrier[],
  identifiant: string | null,
): Promise<StoredRelay | null> {
  const carrier = carriers.find(({ name }) => needsRelay(name));
  if (!carrier || identifiant === null) return null;
  return (await readRelay(db, siteId, { carrier: carrier.name, identifiant })) ?? null;
}

type Found = {
  stored: StoredShipping;
  carrier: StoredCarrier | undefined;
  relay: StoredRelay | null;
  customer: Customer | null;
};

function toChoice({ stored, carrier, relay, customer }: Found): Omit<ShippingChoice, 'kept_relay'> {
  const name = carrier?.name ?? null;
  const delivery = customer && deliveryAddressOf(customer, stored.address);
  const invoice = customer && invoiceAddressOf(customer);
  const isPhoneRequired = needsPhone(name, invoice?.mobile ?? null);
  return {
    carrier: name,
    relay,
    delivery_address: delivery,
    invoice_address: invoice,
    phone: stored.phone === '' ? null : stored.phone,
    phone_required: isPhoneRequired,
    comment: stored.comment,
    order_number: stored.order_number,
    site_reference: stored.site_reference,
    is_complete:
      name !== null &&
      invoice !== null &&
      (needsRelay(name) ? relay !== null : delivery !== null) &&
      !(isPhoneRequired && findPhoneError(stored.phone) !== undefined) &&
      Object.keys(textErrors(stored)).length === 0,
  };
}
