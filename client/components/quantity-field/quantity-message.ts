import type { Translate } from '#client/app/intl/use-translations.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import type { QuantityProblem } from '#shared/domain/quantity.ts';

/** Error message of a quantity, up to the limit of a line. The page must load the message group `basket`. */
export function quantityMessage(text: Translate, problem: QuantityProblem): string {
  return problem === 'quantity_too_many'
    ? text('basket.quantity_limit', { max: MAX_QUANTITY })
    : text(`basket.${problem}`);
}
