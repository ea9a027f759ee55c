import type { Translate } from '#client/app/intl/use-translations.ts';
import { quantityMessage } from '#client/components/quantity-field/quantity-message.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import type { QuantityProblem } from '#shared/domain/quantity.ts';

/** Error message of a line's quantity. `max`: available stock. */
export function lineMessage(text: Translate, problem: QuantityProblem, max: number): string {
  return problem === 'quantity_too_many' && max < MAX_QUANTITY
    ? text('cart.quantity_stock', { max })
    : quantityMessage(text, problem);
}
