import type { CartLine, CartResponse } from '#shared/contract/cart.ts';

export function linesOf({ list }: Pick<CartResponse, 'list'>): CartLine[] {
  return [...list.products, ...list.products_from_schema.flatMap(({ products }) => products)];
}
