import type { Price } from '#shared/contract/product.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';

const VAT_RATE = 0.2;

/**
 * What a plan shows of prices: consumers the price with VAT, professional visitors the public price without.
 * Net prices are for approved professionals, whom this back office does not know before they log in.
 */
export function seesPrices(plan: SalesPlan): boolean {
  return plan.target !== 'pro_connect';
}

/** A price in the plan's unit. Amounts in cents with VAT; `null` when there is none or the plan sees none. */
export function priceForPlan(
  plan: SalesPlan,
  amounts: { price: number | null; eco: number; from: boolean },
): Price | null {
  if (amounts.price === null || !seesPrices(plan)) return null;
  const includesTax = plan.target === 'part';
  return {
    value: inPlanUnit(amounts.price, includesTax),
    tax: includesTax ? 'included' : 'excluded',
    eco: inPlanUnit(amounts.eco, includesTax),
    from: amounts.from,
  };
}

/** The other way round: an amount a visitor typed, in cents with VAT. */
export function toCentsWithTax(plan: SalesPlan, amount: number): number {
  const withTax = plan.target === 'part' ? amount : amount * (1 + VAT_RATE);
  return Math.round(withTax * 100);
}

function inPlanUnit(cents: number, includesTax: boolean): number {
  return includesTax ? cents / 100 : withoutTax(cents) / 100;
}

/** Cents without VAT of cents with it. */
export function withoutTax(cents: number): number {
  return Math.round(cents / (1 + VAT_RATE));
}
