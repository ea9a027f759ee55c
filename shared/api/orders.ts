import type { CartResponse } from '#shared/contract/cart.ts';
import type {
  OrderAnswer,
  OrderForm,
  OrderStatusAnswer,
  PreparedPayment,
} from '#shared/contract/order-call.ts';
import type { Caller } from './resource.ts';

/** In the visitor's name, as things stand now. */
const OWN = { withToken: true, isFresh: true };

/** From the cart to the order and its payment (spec section 7). */
export function createOrdersApi(caller: Caller) {
  return {
    /** The cart as the summary needs it. */
    cart: () => caller.get<CartResponse>('cart', { type: 'list', step: 'summary' }, OWN),
    /** `key`: of the press of the button; the same key gives the same order. */
    order: (form: OrderForm, key: string) => caller.write<OrderAnswer>('POST', 'order', form, key),
    prepare: (reference: string) =>
      caller.get<PreparedPayment>('cart-prepare-card-payment', { reference }, OWN),
    status: (reference: string) =>
      caller.get<OrderStatusAnswer>('cart/check-status-order', { reference }, OWN),
  };
}
