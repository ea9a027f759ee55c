import type { CartLine } from '#shared/contract/cart.ts';
import { readQuantity, type QuantityProblem } from '#shared/domain/quantity.ts';
import type { LiveCart } from './use-live-cart.ts';

export type LineQuantity = {
  /** Text of the field. */
  typed: string;
  /** Quantity that the text states, else the one of the line. */
  quantity: number;
  /** Error of the text, once the visitor has paused, left the field or sent the form. */
  problem: QuantityProblem | undefined;
};

/** The quantity of a line as it is being changed. */
export function lineQuantity(
  { id, quantity, max }: Pick<CartLine, 'id' | 'quantity' | 'max'>,
  live: LiveCart,
): LineQuantity {
  const own = live.typed.get(id);
  const refused = live.refused(id);
  const typed = own ?? refused ?? String(quantity);
  const read = readQuantity(typed, max);
  if (typeof read === 'number') return { typed, quantity: read || quantity, problem: undefined };
  const isSaid = own === undefined || own === refused || live.settled.get(id) === own;
  return { typed, quantity, problem: isSaid ? read : undefined };
}
