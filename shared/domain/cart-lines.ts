import type { CartLine, CartResponse } from '#shared/contract/cart.ts';

/** Every line that can be bought, of all groups. */
export function linesOf({ list }: Pick<CartResponse, 'list'>): CartLine[] {
  return [...list.products, ...list.products_from_schema.flatMap(({ products }) => products)];
}
