import { MOST_QUANTITY } from '#shared/domain/cart-limits.ts';
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
 * Gives each line as much as there is of what it holds: lines that hold the same, from several exploded views, share it
 * in their order. Those that get nothing cannot be bought now.
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

/** How many can be bought: what is made when it is asked for has no end. */
export function stockOf({ status, stock, unit }: Pick<SoldElement, 'status' | 'stock' | 'unit'>): number {
  if (unit === null || status === 'obsolete') return 0;
  return status === 'on_order' ? MOST_QUANTITY : Math.min(stock, MOST_QUANTITY);
}
