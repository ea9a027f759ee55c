import type { Kysely } from 'kysely';
import { toCustomer } from '#backoffice/accounts/to-customer.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Carrier, ShippingChoice } from '#shared/contract/carrier.ts';
import type { Customer } from '#shared/contract/customer.ts';
import { needsPhone, needsRelay } from '#shared/domain/carriers.ts';
import { deliveryAddressOf, invoiceAddressOf } from '#shared/domain/checkout-addresses.ts';
import { isCommentTooLong, phoneFault, referenceFaults } from '#shared/domain/checkout-fields.ts';
import type { Locale } from '#shared/locale.ts';
import { readClosedDays } from './closed-days.ts';
import { readRelay, type StoredRelay } from './find-relays.ts';
import { readCarriers, toCarrier, type StoredCarrier } from './list-carriers.ts';
import { shippingCost } from './shipping-cost.ts';
import { toStoredShipping, type StoredShipping } from './stored-shipping.ts';

/** A cart, as far as its delivery goes. */
export type CartToShip = {
  siteId: number;
  lang: Locale;
  /** `null` before the login. */
  customerId: number | null;
  /** The column `cart.shipping`. */
  shipping: unknown;
  /** The postcode said in the cart. */
  zipcode: string | null;
  /** Grams, of what can be bought. */
  weight: number;
  /** Working days until all that is in it is there. */
  delayDays?: number;
};

/** What was chosen, what it costs now, and what each carrier would. */
export type CartShipping = {
  /** `unknown`: no postcode was said; `estimate`: that of the cheapest carrier. */
  state: 'unknown' | 'estimate' | 'chosen';
  /** Cents before tax. */
  cost: number;
  /** Technical name of the one chosen. */
  carrier: string | null;
  choice: ShippingChoice;
  carriers: Carrier[];
};

/** Of a cart that is nobody's yet. */
export const NO_CHOICE: ShippingChoice = {
  carrier: null,
  relay: null,
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
  const relay =
    carrier && stored.relay !== null && needsRelay(carrier.name)
      ? ((await readRelay(db, cart.siteId, { carrier: carrier.name, identifiant: stored.relay })) ?? null)
      : null;
  const choice = toChoice({ stored, carrier, relay, customer });
  const zipcode = zipcodeOf(cart, choice);
  // A relay's parcels go where the relay is.
  const wayTo = (one: StoredCarrier) => (one === carrier && relay ? relay.codePostal : zipcode);
  const { weight, delayDays } = cart;
  const offered = carriers.map((one) =>
    toCarrier(one, { weight, delayDays, zipcode: wayTo(one) }, { now, isClosed }),
  );
  const chosen = carrier && shippingCost(carrier.rates, weight, wayTo(carrier));
  const isTaken = chosen !== undefined && chosen.cents !== null;
  return {
    ...(isTaken
      ? { state: 'chosen', cost: chosen.cents, carrier: choice.carrier }
      : estimate(carriers, weight, cart.zipcode)),
    choice: { ...choice, is_complete: choice.is_complete && isTaken },
    carriers: offered,
  };
}

type Found = {
  stored: StoredShipping;
  carrier: StoredCarrier | undefined;
  relay: StoredRelay | null;
  customer: Customer | null;
};

function toChoice({ stored, carrier, relay, customer }: Found): ShippingChoice {
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
      !isCommentTooLong(stored.comment) &&
      Object.keys(referenceFaults(stored)).length === 0,
  };
}

/** Once a carrier was chosen its address counts; before, the postcode said in the cart. */
function zipcodeOf({ zipcode }: CartToShip, { carrier, delivery_address: address }: ShippingChoice) {
  const ofAddress = address?.zipcode ?? null;
  return carrier === null ? (zipcode ?? ofAddress) : (ofAddress ?? zipcode);
}

function estimate(
  carriers: readonly StoredCarrier[],
  weight: number,
  zipcode: string | null,
): Pick<CartShipping, 'state' | 'cost' | 'carrier'> {
  const costs =
    zipcode === null || weight === 0
      ? []
      : carriers.flatMap(({ rates }) => shippingCost(rates, weight, zipcode).cents ?? []);
  return costs.length === 0
    ? { state: 'unknown', cost: 0, carrier: null }
    : { state: 'estimate', cost: Math.min(...costs), carrier: null };
}
