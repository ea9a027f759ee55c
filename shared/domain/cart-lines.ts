import type { CartLine, CartResponse } from '#shared/contract/cart.ts';

/** Lists all lines of a cart, of all groups. */
export function linesOf({ list }: Pick<CartResponse, 'list'>): CartLine[] {
  return [...list.products, ...list.products_from_schema.flatMap(({ products }) => products)];
}
