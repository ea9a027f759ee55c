import type { Scope } from '#backoffice/http/scope.ts';
import type { Price } from '#shared/contract/product.ts';

const VAT_RATE = 0.2;
const PERCENT = 100;

/** Inputs of a price: the plan, and the discount of an approved professional. */
export type Buyer = Pick<Scope, 'plan' | 'discount'>;

/**
 * Prices by plan: with VAT for consumers, public prices without VAT for professional visitors. Net prices
 * require an approved, logged-in professional; a plan named in a query proves nothing.
 */
export function seesPrices({ plan, discount }: Buyer): boolean {
  return plan.target !== 'pro_connect' || discount !== undefined;
}

/**
 * A price in the buyer's unit. Amounts in cents with VAT; `null` without a price or when the buyer may not
 * see it.
 */
export function priceForBuyer(
  buyer: Buyer,
  amounts: { price: number | null; eco: number; from: boolean },
): Price | null {
  if (amounts.price === null || !seesPrices(buyer)) return null;
  const includesTax = buyer.plan.target === 'part';
  const listed = inPlanUnit(amounts.price, includesTax);
  const rate = netRate(buyer);
  return {
    value: rate === undefined ? listed : Math.round(listed * rate * 100) / 100,
    ...(rate === undefined ? { kind: 'public' } : { kind: 'net', listed }),
    tax: includesTax ? 'included' : 'excluded',
    eco: inPlanUnit(amounts.eco, includesTax),
    from: amounts.from,
  };
}

/** Converts a typed range to cents with VAT, widened by the rounding error. */
export function toCentsWithTax(buyer: Buyer, range: { min?: number | undefined; max?: number | undefined }) {
  const rate = netRate(buyer);
  const withTax = (amount: number) =>
    (buyer.plan.target === 'part' ? amount : (amount / (rate ?? 1)) * (1 + VAT_RATE)) * 100;
  // A net price was rounded twice, by half a cent at most; the range is widened to include both ends.
  const slack = rate === undefined ? 0 : Math.ceil((0.5 / rate + 0.5) * (1 + VAT_RATE));
  return {
    ...(range.min !== undefined && { min: Math.round(withTax(range.min)) - slack }),
    ...(range.max !== undefined && { max: Math.round(withTax(range.max)) + slack }),
  };
}

function netRate({ plan, discount }: Buyer): number | undefined {
  return plan.target === 'pro_connect' && discount !== undefined ? 1 - discount / PERCENT : undefined;
}

function inPlanUnit(cents: number, includesTax: boolean): number {
  return includesTax ? cents / 100 : withoutTax(cents) / 100;
}

/** Removes VAT from an amount in cents. */
export function withoutTax(cents: number): number {
  return Math.round(cents / (1 + VAT_RATE));
}
