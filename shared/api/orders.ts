import type { OrderForm } from '#shared/contract/order-call.ts';
import { OWN, type Caller } from './caller.ts';

/** From the cart to the order and its payment (spec section 7). */
export function createOrdersApi(caller: Caller) {
  return {
    /** The cart as the summary needs it. */
    cart: () => caller.call('GET /cart', { query: { type: 'list', step: 'summary' }, ...OWN }),
    /** `key`: of the press of the button; the same key gives the same order. */
    order: (form: OrderForm, key: string) => caller.call('POST /order', { body: form, idempotencyKey: key }),
    prepare: (reference: string) =>
      caller.call('GET /cart-prepare-card-payment', { query: { reference }, ...OWN }),
    status: (reference: string) =>
      caller.call('GET /cart/check-status-order', { query: { reference }, ...OWN }),
  };
}
