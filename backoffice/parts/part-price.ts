import { seesPrices, type Buyer } from '#backoffice/products/plan-price.ts';
import type { Price } from '#shared/contract/product.ts';

const CENTS = 100;
const PERCENT = 100;
const WHOLE_RATE = 10_000;

/** Cents before tax, and the rate of VAT in hundredths of a percent. */
type Amounts = { price: number; eco: number; vat: number };

/**
 * A part's price for the buyer: with tax for consumers, without tax for professionals, net for approved
 * professionals.
 */
export function partPrice(buyer: Buyer, { price, eco, vat }: Amounts): Price | null {
  if (!seesPrices(buyer)) return null;
  const includesTax = buyer.plan.target === 'part';
  const inUnit = (cents: number) => (includesTax ? Math.round(cents * (1 + vat / WHOLE_RATE)) : cents);
  const isNet = buyer.plan.target === 'pro_connect' && buyer.discount !== undefined;
  const net = isNet ? Math.round(price * (1 - (buyer.discount ?? 0) / PERCENT)) : inUnit(price);
  return {
    value: net / CENTS,
    ...(isNet ? { kind: 'net', listed: price / CENTS } : { kind: 'public' }),
    tax: includesTax ? 'included' : 'excluded',
    eco: inUnit(eco) / CENTS,
    from: false,
  };
}
