import type { z } from 'zod';
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
import { read, type Operation } from './operation.ts';

/**
 * The cart (AP-09): of the professional whose token comes along, else of the cart token in the header
 * (`shared/api/cart-header.ts`). Each answers the whole cart (CK-17).
 */
export const CART_OPERATIONS: readonly Operation[] = [
  read('cart', '/cart', 'The whole cart as it stands now: prices, stock and codes are looked at again', {
    query: cartQuery,
    answer: cartResponse,
  }),
  change('/cart', 'Puts something into the cart; what is there already becomes more', cartAddition),
  {
    ...change('/cart/lines', 'Puts many elements into the cart, with a result for each', cartAdditions),
    answer: cartAdditionsResponse,
  },
  change('/cart/update', 'Sets quantities; 0 removes a line, the last one resets the cart', cartChange),
  change('/cart/remove', 'Removes a line', cartRemoval),
  change('/cart/promotion/add', 'Adds a code, or says why it takes nothing off', promoCode),
  change('/cart/promotion/remove', 'Takes a code away', promoCode),
  change('/cart/points', 'Uses points of the loyalty programme, or says why it cannot', pointsForm),
  change('/cart/validation', 'Which step lacks something before the one asked for', cartValidation),
  {
    ...change('/cart/alerted-stock', 'A letter when it is back in stock', stockAlertForm),
    access: 'customer',
  },
  change('/cart/update-zipcode', 'Where it is to go: what carriage costs follows from it', zipcodeForm),
];

function change(path: string, summary: string, body: z.ZodObject): Operation {
  const common = { method: 'post', tag: 'cart', access: 'public', answer: cartResponse } as const;
  return { id: `POST ${path}`, path, summary, body, ...common };
}
