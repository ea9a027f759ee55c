import type { CartAmount } from '#shared/contract/cart.ts';
import type { Totals } from './totals.ts';

const CENTS = 100;

/** Totals of the contract, in euros. */
export function toAmount(totals: Totals): CartAmount {
  return {
    without_tax_base: totals.base / CENTS,
    remise: Object.fromEntries(totals.discounts.map(({ code, amount }) => [code, amount / CENTS])),
    eco_without_tax: totals.eco / CENTS,
    shipping: totals.shipping / CENTS,
    total_without_tax: totals.withoutTax / CENTS,
    tva: totals.tax / CENTS,
    total: totals.total / CENTS,
    tva_rates: totals.rates.map(({ rate, base, tax }) => ({
      rate: rate / CENTS,
      base: base / CENTS,
      amount: tax / CENTS,
    })),
  };
}

export const NO_AMOUNT: CartAmount = {
  without_tax_base: 0,
  remise: {},
  eco_without_tax: 0,
  shipping: 0,
  total_without_tax: 0,
  tva: 0,
  total: 0,
  tva_rates: [],
};
