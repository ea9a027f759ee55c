import type { CartAddition, CartStep, ElementType } from '#shared/contract/cart.ts';
import { OWN, type Caller } from './caller.ts';

/** The cart of who asks: each call answers all of it (CK-17). */
export function createCartApi(caller: Caller) {
  return {
    show: (step: CartStep = 'cart') => caller.call('GET /cart', { query: { type: 'list', step }, ...OWN }),
    add: (addition: Partial<CartAddition> & Pick<CartAddition, 'element_id' | 'type'>) =>
      caller.call('POST /cart', { body: addition }),
    /** Many at once, with a result for each. */
    addAll: (elements: readonly CartAddition[]) =>
      caller.call('POST /cart/lines', { body: { elements: [...elements] } }),
    /** 0 removes a line; no lines at all empty the cart. */
    update: (elements: { id: number; quantity: number }[]) =>
      caller.call('POST /cart/update', { body: { type: 'list', elements: JSON.stringify(elements) } }),
    remove: (id: number) => caller.call('POST /cart/remove', { body: { id } }),
    addCode: (code: string) => caller.call('POST /cart/promotion/add', { body: { code } }),
    removeCode: (code: string) => caller.call('POST /cart/promotion/remove', { body: { code } }),
    /** 0 uses none. */
    setPoints: (points: number) => caller.call('POST /cart/points', { body: { points } }),
    /** `missing_step` of the answer: the first that lacks something before the one asked for. */
    validate: (step: CartStep) => caller.call('POST /cart/validation', { body: { step } }),
    alert: (element: { element_id: number; type: ElementType }) =>
      caller.call('POST /cart/alerted-stock', { body: element }),
    setZipcode: (zipcode: string) => caller.call('POST /cart/update-zipcode', { body: { zipcode } }),
  };
}

export type CartApi = ReturnType<typeof createCartApi>;
