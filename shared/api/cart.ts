import type { CartAddition, CartStep, ElementType } from '#shared/contract/cart.ts';
import { OWN, type Caller } from './caller.ts';

/** Creates the calls of the visitor's cart; each response has the whole cart (CK-17). */
export function createCartApi(caller: Caller) {
  return {
    show: (step: CartStep = 'cart') => caller.call('GET /cart', { query: { type: 'list', step }, ...OWN }),
    add: (addition: Partial<CartAddition> & Pick<CartAddition, 'element_id' | 'type'>) =>
      caller.call('POST /cart', { body: addition }),
    /** Adds many elements at once, with a result for each. */
    addAll: (elements: readonly CartAddition[]) =>
      caller.call('POST /cart/lines', { body: { elements: [...elements] } }),
    /** Quantity 0 removes a line; an empty list empties the cart. */
    update: (elements: { id: number; quantity: number }[]) =>
      caller.call('POST /cart/update', { body: { type: 'list', elements: JSON.stringify(elements) } }),
    remove: (id: number) => caller.call('POST /cart/remove', { body: { id } }),
    addCode: (code: string) => caller.call('POST /cart/promotion/add', { body: { code } }),
    removeCode: (code: string) => caller.call('POST /cart/promotion/remove', { body: { code } }),
    /** 0 uses none. */
    setPoints: (points: number) => caller.call('POST /cart/points', { body: { points } }),
    /** `missing_step` of the response: the first incomplete step before the requested one. */
    validate: (step: CartStep) => caller.call('POST /cart/validation', { body: { step } }),
    alert: (element: { element_id: number; type: ElementType }) =>
      caller.call('POST /cart/alerted-stock', { body: element }),
    setZipcode: (zipcode: string) => caller.call('POST /cart/update-zipcode', { body: { zipcode } }),
  };
}

export type CartApi = ReturnType<typeof createCartApi>;
