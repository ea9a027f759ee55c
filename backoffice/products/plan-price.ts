import type { Scope } from '#backoffice/http/scope.ts';
import type { Price } from '#shared/contract/product.ts';

const PERCENT = 100;
const WHOLE_RATE = 10_000;

/** Inputs of a price: the plan, and the discount of an approved professional. */
export type Buyer = Pick<Scope, 'plan' | 'discount'>;

/**
 * Prices by plan: with VAT for consumers, public prices without VAT for professional visitors. Net prices
 * require an approved, logged-in professional; a plan named in a query proves nothing.
 */
export function seesPrices({ plan, discount }: Buyer): boolean {
  return plan.target !== 'pro_connect' || discount !== undefined;
}

/** Amounts in cents with VAT; its rate in hundredths of a percent. */
type Amounts = { price: number | null; eco: number; vatRate: number; from: boolean };

/** A price in the buyer's unit; `null` without a price or when the buyer may not see it. */
export function priceForBuyer(buyer: Buyer, amounts: Amounts): Price | null {
  if (amounts.price === null || !seesPrices(buyer)) return null;
  const includesTax = buyer.plan.target === 'part';
  const inUnit = (cents: number) => (includesTax ? cents : withoutTax(cents, amounts.vatRate)) / 100;
  const listed = inUnit(amounts.price);
  const rate = netRate(buyer);
  return {
    value: rate === undefined ? listed : Math.round(listed * rate * 100) / 100,
    ...(rate === undefined ? { kind: 'public' } : { kind: 'net', listed }),
    tax: includesTax ? 'included' : 'excluded',
    eco: inUnit(amounts.eco),
    from: amounts.from,
  };
}

/**
 * Converts a typed range to cents of public prices in the unit of the buyer's plan, widened by the rounding error of net
 * prices.
 */
export function toListedCents(buyer: Buyer, range: { min?: number | undefined; max?: number | undefined }) {
  const rate = netRate(buyer);
  const listed = (amount: number) => (amount / (rate ?? 1)) * 100;
  // A net price was rounded by half a cent at most; the range is widened to include both ends.
  const slack = rate === undefined ? 0 : Math.ceil(0.5 / rate + 0.5);
  return {
    ...(range.min !== undefined && { min: Math.round(listed(range.min)) - slack }),
    ...(range.max !== undefined && { max: Math.round(listed(range.max)) + slack }),
  };
}

function netRate({ plan, discount }: Buyer): number | undefined {
  return plan.target === 'pro_connect' && discount !== undefined ? 1 - discount / PERCENT : undefined;
}

/** Removes VAT from an amount in cents. `vatRate`: in hundredths of a percent. */
export function withoutTax(cents: number, vatRate: number): number {
  return Math.round(cents / (1 + vatRate / WHOLE_RATE));
}
