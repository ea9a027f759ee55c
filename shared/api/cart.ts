import type {
  CartAddition,
  CartAdditionsResponse,
  CartResponse,
  CartStep,
  ElementType,
} from '#shared/contract/cart.ts';
import type { Caller } from './resource.ts';

/** The cart of who asks: each call answers all of it (CK-17). */
export function createCartApi(caller: Caller) {
  const post = (path: string, body: unknown) => caller.write<CartResponse>('POST', path, body);
  return {
    show: (step: CartStep = 'cart') =>
      caller.get<CartResponse>('cart', { type: 'list', step }, { withToken: true, isFresh: true }),
    add: (addition: Partial<CartAddition> & Pick<CartAddition, 'element_id' | 'type'>) =>
      post('cart', addition),
    /** Many at once, with a result for each. */
    addAll: (elements: readonly CartAddition[]) =>
      caller.write<CartAdditionsResponse>('POST', 'cart/lines', { elements }),
    /** 0 removes a line; no lines at all empty the cart. */
    update: (elements: { id: number; quantity: number }[]) =>
      post('cart/update', { type: 'list', elements: JSON.stringify(elements) }),
    remove: (id: number) => post('cart/remove', { id }),
    addCode: (code: string) => post('cart/promotion/add', { code }),
    removeCode: (code: string) => post('cart/promotion/remove', { code }),
    /** 0 uses none. */
    setPoints: (points: number) => post('cart/points', { points }),
    /** `missing_step` of the answer: the first that lacks something before the one asked for. */
    validate: (step: CartStep) => post('cart/validation', { step }),
    alert: (element: { element_id: number; type: ElementType }) => post('cart/alerted-stock', element),
    setZipcode: (zipcode: string) => post('cart/update-zipcode', { zipcode }),
  };
}

export type CartApi = ReturnType<typeof createCartApi>;
