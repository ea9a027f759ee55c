import { stableNumber } from '../stable-number.ts';

export type Supply = { stock: number; status: 'available' | 'on_order' | 'obsolete'; delay: number };

const OUT_OF_STOCK_SHARE = 14;
const LARGEST_STOCK = 64;
const MADE_TO_ORDER = 12;
const RESTOCKED_IN = 9;

/** The last one there is: for everything that happens when two want it. */
export const SCARCE_REFERENCE = 'PR-RAD-004';

/** What can be had of a part, and when. What is made to order has as many as the works make in a month. */
export function stockOf(
  reference: string,
  part: { isObsolete: boolean; delay?: number | undefined },
): Supply {
  if (part.isObsolete) return { stock: 0, status: 'obsolete', delay: 0 };
  if (reference === SCARCE_REFERENCE) return { stock: 1, status: 'available', delay: 0 };
  if (part.delay !== undefined) {
    return { stock: 4 + stableNumber(reference, MADE_TO_ORDER), status: 'on_order', delay: part.delay };
  }
  const isOut = stableNumber(`${reference} stock`, OUT_OF_STOCK_SHARE) === 0;
  return isOut
    ? { stock: 0, status: 'available', delay: RESTOCKED_IN }
    : { stock: 2 + stableNumber(reference, LARGEST_STOCK), status: 'available', delay: 0 };
}
