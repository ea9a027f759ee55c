import type { Kysely } from 'kysely';
import { toCustomer } from '#backoffice/accounts/to-customer.ts';
import { readCreditOf } from '#backoffice/credit/read-credit.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { NO_CHOICE } from '#backoffice/shipping/read-shipping.ts';
import type { CartResponse, CartStep } from '#shared/contract/cart.ts';
import type { Locale } from '#shared/locale.ts';
import type { CartOwner } from './cart-owner.ts';
import { findCart } from './open-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { priceCart } from './price-cart.ts';
import { NO_AMOUNT } from './to-amount.ts';
import { toCartResponse } from './to-cart-response.ts';

/** The response of every cart call (CK-17). */
export async function buildCartResponse(db: Kysely<Schema>, cart: PricedCart): Promise<CartResponse> {
  const { customerId } = cart;
  if (customerId === null) return toCartResponse(cart, { company: null, credit: null });
  const [{ company }, credit] = [await toCustomer(db, customerId), await readCreditOf(db, customerId)];
  return toCartResponse(cart, { company, credit });
}

/** The owner's current cart; an empty one without an owner or a cart. */
export async function readCartResponse(
  db: Kysely<Schema>,
  owner: CartOwner | undefined,
  lang: Locale,
  step?: CartStep,
): Promise<CartResponse> {
  const cartId = owner && (await findCart(db, owner));
  if (cartId !== undefined)
    return buildCartResponse(db, await priceCart(db, { cartId, lang, ...(step && { step }) }));
  const company = owner?.kind === 'customer' ? (await toCustomer(db, owner.customerId)).company : null;
  return { ...EMPTY, company };
}

const EMPTY: CartResponse = {
  token: '',
  version: '',
  valid_until: null,
  count: 0,
  list: { products: [], products_not_available: [], products_from_schema: [] },
  amount: NO_AMOUNT,
  discounts: [],
  suspended_codes: [],
  points: null,
  notices: [],
  company: null,
  zipcode: null,
  weight: 0,
  shipping_state: 'unknown',
  carriers: [],
  shipping_carrier: null,
  destination: null,
  promise: null,
  shipping: NO_CHOICE,
  paiement: [],
  display_chronopost: false,
  missing_step: 'cart',
};
