import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import { elementKey } from './element-key.ts';
import type { StoredLine } from './cart-rows.ts';
import type { SoldElement } from './priced-cart.ts';

export type AllottedLine = {
  line: StoredLine;
  element: SoldElement & { unit: number };
  quantity: number;
  max: number;
  takesStock: boolean;
};
export type LeftLine = { line: StoredLine; element: SoldElement };

/**
 * Splits the stock of an element between its lines, in their order: a part may be in lines of
 * several exploded views. Lines without stock are unavailable.
 */
export function allotStock(lines: StoredLine[], elements: Map<string, SoldElement>) {
  const left = new Map<string, number>();
  const available: AllottedLine[] = [];
  const unavailable: LeftLine[] = [];
  for (const line of lines) {
    const key = elementKey(line);
    const element = elements.get(key);
    if (!element) continue;
    const max = left.get(key) ?? stockOf(element);
    if (element.unit === null || max === 0) {
      unavailable.push({ line, element });
      continue;
    }
    const quantity = Math.min(line.quantity, max);
    left.set(key, max - quantity);
    const takesStock = element.status !== 'on_order';
    available.push({ line, element: { ...element, unit: element.unit }, quantity, max, takesStock });
  }
  return { available, unavailable };
}

/** Quantity that can be bought: elements made to order have no stock limit. */
export function stockOf({ status, stock, unit }: Pick<SoldElement, 'status' | 'stock' | 'unit'>): number {
  if (unit === null || status === 'obsolete') return 0;
  return status === 'on_order' ? MAX_QUANTITY : Math.min(stock, MAX_QUANTITY);
}
