import {
  cartAddition,
  cartAdditions,
  cartAdditionsResponse,
  cartChange,
  cartQuery,
  cartRemoval,
  cartResponse,
  cartValidation,
  pointsForm,
  promoCode,
  stockAlertForm,
  zipcodeForm,
} from './cart.ts';
import { operation } from './operation.ts';

const tag = 'cart';

/**
 * The cart (AP-09) of the professional of the session, otherwise of the cart token in the header
 * (`shared/domain/cart-token.ts`). Each operation responds with the whole cart (CK-17).
 */
export const CART_OPERATIONS = [
  operation('GET /cart', {
    tag,
    summary: 'Returns the whole cart with current prices, stock and codes',
    query: cartQuery,
    response: cartResponse,
  }),
  operation('POST /cart', {
    tag,
    summary: 'Adds an element; a line that holds it already gets the sum',
    body: cartAddition,
    response: cartResponse,
  }),
  operation('POST /cart/lines', {
    tag,
    summary: 'Adds many elements, with a result for each',
    body: cartAdditions,
    response: cartAdditionsResponse,
  }),
  operation('POST /cart/update', {
    tag,
    summary: 'Sets quantities; 0 removes a line, the last one resets the cart',
    body: cartChange,
    response: cartResponse,
  }),
  operation('POST /cart/remove', {
    tag,
    summary: 'Removes a line',
    body: cartRemoval,
    response: cartResponse,
  }),
  operation('POST /cart/promotion/add', {
    tag,
    summary: 'Adds a promotion code, or refuses it with a reason',
    body: promoCode,
    response: cartResponse,
  }),
  operation('POST /cart/promotion/remove', {
    tag,
    summary: 'Removes a promotion code',
    body: promoCode,
    response: cartResponse,
  }),
  operation('POST /cart/points', {
    tag,
    summary: 'Uses loyalty points, or refuses them with a reason',
    body: pointsForm,
    response: cartResponse,
  }),
  operation('POST /cart/validation', {
    tag,
    summary: 'Returns the first incomplete step before the requested one',
    body: cartValidation,
    response: cartResponse,
  }),
  operation('POST /cart/alerted-stock', {
    tag,
    summary: 'Requests an e-mail when the element is back in stock',
    access: 'customer',
    body: stockAlertForm,
    response: cartResponse,
  }),
  operation('POST /cart/update-zipcode', {
    tag,
    summary: 'Sets the postcode that shipping is estimated for',
    body: zipcodeForm,
    response: cartResponse,
  }),
];
