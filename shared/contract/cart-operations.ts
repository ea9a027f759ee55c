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
 * The cart (AP-09): of the professional whose token comes along, else of the cart token in the header
 * (`shared/domain/cart-token.ts`). Each responds with the whole cart (CK-17).
 */
export const CART_OPERATIONS = [
  operation('GET /cart', {
    tag,
    summary: 'The whole cart as it stands now: prices, stock and codes are looked at again',
    query: cartQuery,
    response: cartResponse,
  }),
  operation('POST /cart', {
    tag,
    summary: 'Puts something into the cart; what is there already becomes more',
    body: cartAddition,
    response: cartResponse,
  }),
  operation('POST /cart/lines', {
    tag,
    summary: 'Puts many elements into the cart, with a result for each',
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
    summary: 'Adds a code, or says why it takes nothing off',
    body: promoCode,
    response: cartResponse,
  }),
  operation('POST /cart/promotion/remove', {
    tag,
    summary: 'Takes a code away',
    body: promoCode,
    response: cartResponse,
  }),
  operation('POST /cart/points', {
    tag,
    summary: 'Uses points of the loyalty programme, or says why it cannot',
    body: pointsForm,
    response: cartResponse,
  }),
  operation('POST /cart/validation', {
    tag,
    summary: 'Which step lacks something before the one asked for',
    body: cartValidation,
    response: cartResponse,
  }),
  operation('POST /cart/alerted-stock', {
    tag,
    summary: 'A letter when it is back in stock',
    access: 'customer',
    body: stockAlertForm,
    response: cartResponse,
  }),
  operation('POST /cart/update-zipcode', {
    tag,
    summary: 'Where it is to go: what carriage costs follows from it',
    body: zipcodeForm,
    response: cartResponse,
  }),
];
