import { MAX_QUANTITY } from './cart-limits.ts';
import { toTypedLine } from './typed-text.ts';

/** Reason why a text is no quantity of an article that is sold by the piece. */
export type QuantityProblem =
  | 'quantity_missing'
  | 'quantity_unclear'
  | 'quantity_negative'
  | 'quantity_too_many';

/** Digits, with spaces between thousands and zeros behind a comma or a point: `12`, `1 000`, `2,00`. */
const WHOLE = /^(\d{1,3}(?: \d{3})+|\d+)(?:[.,]0{1,2})?$/;
const NEGATIVE = /^[-\u2212\u2013] ?\d/;

/**
 * Parses a typed quantity. An ambiguous text, such as `1.000`, is refused.
 *
 * @param max - largest quantity that is accepted
 */
export function readQuantity(typed: string, max: number = MAX_QUANTITY): number | QuantityProblem {
  const text = toTypedLine(typed.normalize('NFKC'));
  if (text === '') return 'quantity_missing';
  if (NEGATIVE.test(text)) return 'quantity_negative';
  const digits = WHOLE.exec(text)?.[1];
  if (digits === undefined) return 'quantity_unclear';
  const quantity = Number(digits.replaceAll(' ', ''));
  return quantity > max ? 'quantity_too_many' : quantity;
}
