import type { PlanPrice } from '#backoffice/database/price-columns.ts';
import { endsBeforeStart, findOverlap } from '#backoffice/products/plan-price-period.ts';

/** Codes of the fields of prices that contradict each other. `path`: of the list, `plan_prices`. */
export function findPriceErrors(path: string, prices: readonly PlanPrice[] = []): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, price] of prices.entries()) {
    if (endsBeforeStart(price)) errors[`${path}.${index}.until`] = 'until_before_from';
    if (findOverlap(prices.slice(0, index), price)) errors[`${path}.${index}.from`] = 'price_overlap';
  }
  return errors;
}
