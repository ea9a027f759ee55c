import type { OrderForm } from '#shared/contract/order-call.ts';
import { OWN, type Caller } from './caller.ts';

/** Creates the calls from the cart to the order and its payment (spec section 7). */
export function createOrdersApi(caller: Caller) {
  return {
    /** The cart with the fields of the summary. */
    cart: () => caller.call('GET /cart', { query: { type: 'list', step: 'summary' }, ...OWN }),
    /** `key`: identifies the submission; the same key returns the same order. */
    order: (form: OrderForm, key: string) => caller.call('POST /order', { body: form, idempotencyKey: key }),
    prepare: (reference: string) =>
      caller.call('GET /cart-prepare-card-payment', { query: { reference }, ...OWN }),
    status: (reference: string) =>
      caller.call('GET /cart/check-status-order', { query: { reference }, ...OWN }),
  };
}
