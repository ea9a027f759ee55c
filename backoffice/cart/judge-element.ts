import type { CART_ERRORS } from '#shared/domain/cart-errors.ts';
import { stockOf } from './allot-stock.ts';
import type { SoldElement } from './priced-cart.ts';

/** Reason why an element cannot be added; `with`: the reference of its replacement. */
export type Refusal = { reason: (typeof CART_ERRORS)[number]; with?: string };

/** Returns why an element cannot be bought; `undefined` when it can. */
export function judgeElement(element: SoldElement | undefined): Refusal | undefined {
  if (!element) return { reason: 'element_unknown' };
  if (element.unit === null) return { reason: 'not_for_sale' };
  if (stockOf(element) > 0) return undefined;
  return { reason: 'out_of_stock', ...(element.replacedBy && { with: element.replacedBy.reference }) };
}
