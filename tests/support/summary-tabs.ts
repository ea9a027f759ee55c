import { randomUUID } from 'node:crypto';
import { readPlaced, type Buyer } from './checkout.ts';
import { linesOf, readCart } from './shop-cart.ts';
import type { ApiResponse } from './test-api.ts';

/** A loaded tab of the summary: the values it shows and the fields of its form. */
export type SummaryTab = { version: string; key: string; shown: Shown };

/** Values that a summary or a confirmation shows of an order: quantities by reference, carrier, total with tax. */
type Shown = { lines: Record<string, number>; carrier: string; total: number };

/** Loads the summary; `undefined` if it redirects to an earlier step. */
export async function openSummary(buyer: Buyer): Promise<SummaryTab | undefined> {
  const cart = readCart(await buyer.call('GET', '/cart'));
  if (cart.missing_step !== null) return undefined;
  return {
    version: cart.version,
    key: randomUUID(),
    shown: {
      lines: Object.fromEntries(linesOf(cart).map(({ reference, quantity }) => [reference, quantity])),
      carrier: cart.shipping.carrier ?? '',
      total: cart.amount.total,
    },
  };
}

/** Submits the form of a tab. */
export function pressOrder(
  buyer: Buyer,
  { version, key }: SummaryTab,
  payment: string,
): Promise<ApiResponse> {
  return buyer.order({ payment, version }, key);
}

/** The values that a confirmation shows. @throws when the response is not an order */
export function readConfirmation(response: ApiResponse): {
  reference: string;
  payment: string;
  shown: Shown;
} {
  const { reference, order } = readPlaced(response);
  const { lines, carrier, amount, payment } = order;
  return {
    reference,
    payment,
    shown: {
      lines: Object.fromEntries(lines.map((line) => [line.reference, line.quantity])),
      carrier: carrier.technical_name,
      total: amount.total,
    },
  };
}
