import type { VariantPrices } from '#backoffice/database/price-columns.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Price } from '#shared/contract/product.ts';
import { pricesInForce, type PricesInForce } from './price-in-force.ts';
import { withoutTax } from './without-tax.ts';

const PERCENT = 100;
const CENTS = 100;

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
type Amounts = VariantPrices & { eco: number; vatRate: number; from: boolean };

/** A price in the buyer's unit; `null` without a price or when the buyer may not see it. */
export function priceForBuyer(buyer: Buyer, amounts: Amounts): Price | null {
  if (!seesPrices(buyer)) return null;
  const prices = pricesInForce(amounts, amounts.vatRate);
  const includesTax = buyer.plan.target === 'part';
  const listed = includesTax ? prices.public : prices.professional;
  if (listed === null) return null;
  const rate = netRate(buyer);
  return {
    value: valueOf(prices, listed, rate),
    ...(rate === undefined
      ? { kind: 'public' }
      : { kind: 'net', listed: Math.max(listed, prices.net ?? 0) / CENTS }),
    tax: includesTax ? 'included' : 'excluded',
    eco: (includesTax ? amounts.eco : withoutTax(amounts.eco, amounts.vatRate)) / CENTS,
    from: amounts.from,
  };
}

/** `plan_prices`: `null` without prices of plans; `price_from` and `price_varies` then sum up the public prices. */
type ProductPrices = {
  price_from: number | null;
  price_varies: boolean;
  eco: number;
  plan_prices: readonly (VariantPrices & { eco: number })[] | null;
};

/** The lowest price of the variants of a product for the buyer. */
export function lowestForBuyer(
  buyer: Buyer,
  { price_from: price, price_varies: from, eco, plan_prices: variants }: ProductPrices,
  vatRate: number,
): Price | null {
  if (!variants) return priceForBuyer(buyer, { price, plan_prices: null, eco, vatRate, from });
  const prices = variants.flatMap(
    (variant) => priceForBuyer(buyer, { ...variant, vatRate, from: false }) ?? [],
  );
  const values = new Set(prices.map(({ value }) => value));
  const lowest = prices.find(({ value }) => value === Math.min(...values));
  return lowest ? { ...lowest, from: values.size > 1 } : null;
}

/** The price list decides before the discount. In euros. */
function valueOf({ net }: PricesInForce, listed: number, rate: number | undefined): number {
  if (rate === undefined) return listed / CENTS;
  return net === null ? Math.round((listed / CENTS) * rate * CENTS) / CENTS : net / CENTS;
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

/** Share of the listed price that an approved professional pays; `undefined` for all others. */
export function netRate({ plan, discount }: Buyer): number | undefined {
  return plan.target === 'pro_connect' && discount !== undefined ? 1 - discount / PERCENT : undefined;
}
