import { CART_ERRORS, PROMO_ERRORS } from '#shared/domain/cart-errors.ts';
import { POINTS_ERRORS } from '#shared/domain/loyalty-use.ts';
import type { NotesByOperation } from './operation-notes.ts';

const NEEDS_CART = ['cart_token_required'] as const;
const REFUSED = ['cart_refused'] as const;

/** The cart and its delivery: every operation returns the whole cart. */
export const CART_NOTES = {
  'GET /cart': {
    name: 'getCart',
    description:
      'Returns the cart of the professional of the session, otherwise the one of X-Cart-Token, otherwise an empty cart. Prices, stock and codes are computed on every read.',
    headers: ['cart'],
  },
  'POST /cart': {
    name: 'addCartLine',
    description:
      'Adds an element; a line that holds it already gets the sum of both quantities. Quantities above the stock are reduced to it and reported in `notices`.',
    errors: { 400: NEEDS_CART, 422: REFUSED },
    fields: { code: CART_ERRORS, schema_id: ['unknown'] },
    headers: ['cart'],
    isLimited: true,
  },
  'POST /cart/lines': {
    name: 'addCartLines',
    description:
      'Adds many elements in one transaction and returns one result per element. A refused element leaves the others.',
    errors: { 400: NEEDS_CART },
    headers: ['cart'],
    isLimited: true,
  },
  'POST /cart/update': {
    name: 'updateCart',
    description:
      'With type `list` sets quantities: 0 removes a line and an empty list empties the cart. With type `shipping` stores the choices of the delivery step, which needs a session of a professional.',
    errors: {
      400: NEEDS_CART,
      404: ['not_found'],
      422: ['cart_refused', 'invalid_form'],
      500: ['token_required'],
    },
    fields: {
      code: CART_ERRORS,
      elements: ['required'],
      shipping: ['required'],
      carrier: ['required', 'invalid', 'too_heavy', 'too_light', 'not_served'],
      relay: ['required', 'invalid'],
      address: ['required'],
      phone: ['required', 'not_numeric'],
    },
    headers: ['cart'],
  },
  'POST /cart/remove': {
    name: 'removeCartLine',
    description: 'Removes a line; a missing one changes nothing.',
    errors: { 400: NEEDS_CART },
    headers: ['cart'],
  },
  'POST /cart/promotion/add': {
    name: 'addPromotionCode',
    description: 'Adds a promotion code, or refuses it with the reason.',
    errors: { 400: NEEDS_CART, 422: REFUSED },
    fields: { code: PROMO_ERRORS },
    headers: ['cart'],
    isLimited: true,
  },
  'POST /cart/promotion/remove': {
    name: 'removePromotionCode',
    description: 'Removes a promotion code; a missing one changes nothing.',
    errors: { 400: NEEDS_CART },
    headers: ['cart'],
  },
  'POST /cart/points': {
    name: 'useLoyaltyPoints',
    description: 'Sets the number of loyalty points that the cart uses; 0 uses none.',
    errors: { 400: NEEDS_CART, 422: REFUSED },
    fields: { code: POINTS_ERRORS },
    headers: ['cart'],
  },
  'POST /cart/validation': {
    name: 'validateCart',
    description:
      'Returns the cart with `missing_step`, the first step before the requested one that is incomplete.',
    headers: ['cart'],
  },
  'POST /cart/alerted-stock': {
    name: 'requestStockAlert',
    description: 'Requests an e-mail to the professional when the element is back in stock.',
    errors: { 404: ['not_found'], 422: REFUSED },
    fields: { code: ['element_unknown'] },
    headers: ['cart'],
  },
  'POST /cart/update-zipcode': {
    name: 'setCartPostcode',
    description: 'Sets the postcode that shipping is estimated for; an empty one ends the estimate.',
    errors: { 400: NEEDS_CART, 422: REFUSED },
    fields: { code: ['zipcode_invalid'] },
    headers: ['cart'],
  },
  'GET /cart/chronopost': {
    name: 'getExpressDeadline',
    description:
      'Returns the cart with the time until which a parcel leaves today by the express carrier, by the clock of the server.',
    headers: ['cart'],
  },
  'GET /carrier': {
    name: 'listCarriers',
    description:
      'Lists the carriers; with weight and postcode also the price, the promised date and a refusal.',
    fields: { shop_id: ['unknown'] },
  },
  'GET /carrier/{id}': { name: 'getCarrier', description: 'Returns one carrier.' },
  'GET /carrier/relay-points': {
    name: 'listRelayPoints',
    description: 'Lists the relay points nearest to a position or to an address, with their opening hours.',
    fields: { longitude: ['required'], 'delivery_address[address_1]': ['required'] },
  },
} as const satisfies NotesByOperation;
