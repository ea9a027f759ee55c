import type { QuickOrderLine } from '#shared/contract/spare-part.ts';
import type { Price } from '#shared/contract/product.ts';

export type Sum = {
  /** What goes into the cart: quantities by the parts' numbers. */
  quantities: Map<number, number>;
  /** In the visitor's unit. */
  cents: number;
  /** One of the prices, for its unit; none where a line has none. */
  price: Price | undefined;
};

const CENTS = 100;
/** Lines together, those of one part added up. */
export function sumLines(lines: readonly QuickOrderLine[]): Sum {
  const quantities = new Map<number, number>();
  let cents = 0;
  let price: Price | null | undefined;
  for (const { part, ordered } of lines) {
    if (!part || ordered === 0) continue;
    quantities.set(part.element_id, (quantities.get(part.element_id) ?? 0) + ordered);
    cents += Math.round((part.price?.value ?? 0) * CENTS) * ordered;
    price = price === null ? null : part.price;
  }
  return { quantities, cents, price: price ?? undefined };
}
