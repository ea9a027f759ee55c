import type { Kysely } from 'kysely';
import { toCustomer } from '#backoffice/accounts/to-customer.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Carrier, ShippingChoice } from '#shared/contract/carrier.ts';
import type { Destination } from '#shared/contract/cart.ts';
import type { Customer } from '#shared/contract/customer.ts';
import type { DeliveryPromise, OrderPromise } from '#shared/contract/delivery-promise.ts';
import { needsPhone, needsRelay } from '#shared/domain/carriers.ts';
import { deliveryAddressOf, invoiceAddressOf } from '#shared/domain/checkout-addresses.ts';
import { phoneFault, textErrors } from '#shared/domain/checkout-fields.ts';
import type { Locale } from '#shared/locale.ts';
import { readClosedDays } from './closed-days.ts';
import { doorOf, relayPlace } from './destination.ts';
import { readRelay, type StoredRelay } from './find-relays.ts';
import { readCarriers, toCarrier, type StoredCarrier } from './list-carriers.ts';
import { toStoredShipping, type StoredShipping } from './stored-shipping.ts';

/** A cart, as far as its delivery goes. */
export type CartToShip = {
  siteId: number;
  lang: Locale;
  /** `null` before the login. */
  customerId: number | null;
  /** The column `cart.shipping`. */
  shipping: unknown;
  /** The postcode tried in the cart. */
  zipcode: string | null;
  /** The tried postcode goes before the delivery address, as long as no carrier is chosen: so the cart page asks. */
  triesZipcode?: boolean;
  /** Grams, of what can be bought. */
  weight: number;
  /** The line that is made longest. */
  slowest?: OrderPromise['slowest'];
};

/** What was chosen, what it costs now, and what each carrier would. */
export type CartShipping = {
  /** `unknown`: no destination is known; `estimate`: that of the cheapest carrier. */
  state: 'unknown' | 'estimate' | 'chosen';
  /** Cents before tax. */
  cost: number;
  /** Technical name of the carrier that `cost` and `promise` are of. */
  carrier: string | null;
  destination: Destination | null;
  promise: DeliveryPromise | null;
  choice: ShippingChoice;
  carriers: Carrier[];
};

const CENTS = 100;

/** Of a cart that is nobody's yet. */
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

/** Reads a cart's delivery as it stands now: addresses, carriers and relays may have changed since it was chosen. */
export async function readShipping(
  db: Kysely<Schema>,
  cart: CartToShip,
  now = Date.now(),
): Promise<CartShipping> {
  const stored = toStoredShipping(cart.shipping);
  // One after the other: in an order's transaction they have one connection.
  const carriers = await readCarriers(db, cart);
  const isClosed = await readClosedDays(db, cart.siteId);
  const customer = cart.customerId === null ? null : await toCustomer(db, cart.customerId);
  const carrier = carriers.find(({ name }) => name === stored.carrier);
  const kept = await readKeptRelay(db, cart.siteId, carriers, stored.relay);
  const relay = carrier && needsRelay(carrier.name) ? kept : null;
  const choice = { ...toChoice({ stored, carrier, relay, customer }), kept_relay: kept };
  const door = doorOf(cart, choice);
  // A relay's parcels go where the relay is.
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

/** The relay point chosen last, as long as its carrier still leaves parcels there. */
async function readKeptRelay(
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
      !(isPhoneRequired && phoneFault(stored.phone) !== undefined) &&
      Object.keys(textErrors(stored)).length === 0,
  };
}
