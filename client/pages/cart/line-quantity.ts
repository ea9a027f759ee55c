import type { CartLine } from '#shared/contract/cart.ts';
import { readQuantity, type QuantityProblem } from '#shared/domain/quantity.ts';
import type { OptimisticCart } from './use-optimistic-cart.ts';

export type LineQuantity = {
  typed: string;
  /** The quantity in the field, or the line's quantity while the text is invalid. */
  quantity: number;
  /** Validation error, shown after a pause, on blur or after submission. */
  problem: QuantityProblem | undefined;
};

/** The displayed quantity of a line while the visitor changes it. */
export function lineQuantity(
  { id, quantity, max }: Pick<CartLine, 'id' | 'quantity' | 'max'>,
  live: OptimisticCart,
): LineQuantity {
  const own = live.typed.get(id);
  const refused = live.refused(id);
  const typed = own ?? refused ?? String(quantity);
  const read = readQuantity(typed, max);
  if (typeof read === 'number') return { typed, quantity: read || quantity, problem: undefined };
  const isErrorShown = own === undefined || own === refused || live.settled.get(id) === own;
  return { typed, quantity, problem: isErrorShown ? read : undefined };
}
