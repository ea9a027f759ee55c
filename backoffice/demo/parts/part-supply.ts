import { stableNumber } from '../stable-number.ts';

export type Supply = { stock: number; status: 'available' | 'on_order' | 'obsolete'; delay: number };

const OUT_OF_STOCK_SHARE = 14;
const MAX_STOCK = 64;
const MADE_TO_ORDER = 12;
const RESTOCKED_IN = 9;

/** A part with one piece left, to demonstrate concurrent orders. */
export const SCARCE_REFERENCE = 'PR-RAD-004';

/** Availability and lead time of a part. Made-to-order parts have the production of a month as stock. */
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
    : { stock: 2 + stableNumber(reference, MAX_STOCK), status: 'available', delay: 0 };
}
