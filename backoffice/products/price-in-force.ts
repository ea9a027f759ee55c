import { todayInParis, type Day } from '#backoffice/calendar.ts';
import type { PlanPrice, VariantPrices } from '#backoffice/database/price-columns.ts';
import type { Target } from '#shared/domain/sales-plan.ts';
import { isDated } from './plan-price-period.ts';
import { withoutTax } from './without-tax.ts';

/**
 * Prices of a variant on a day, in cents. `public`: with tax. `professional`: without tax, of visitors and of
 * quotations. `net`: without tax, of the price list of approved professionals; `null`: the discount of their company
 * decides.
 */
export type PricesInForce = { public: number | null; professional: number | null; net: number | null };

/** Prices of today. @param vatRate in hundredths of a percent */
export function pricesInForce({ price, plan_prices: others }: VariantPrices, vatRate: number): PricesInForce {
  const of = (plan: Target) => (others ? findPrice(others, plan, todayInParis()) : undefined);
  const shown = of('part') ?? price;
  const professional = of('pro') ?? (shown === null ? null : withoutTax(shown, vatRate));
  return {
    public: shown,
    professional,
    net: professional === null ? null : (of('pro_connect') ?? null),
  };
}

/** The price of a period takes precedence over one without; of several, the one that began last. */
function findPrice(prices: readonly PlanPrice[], plan: Target, day: Day): number | undefined {
  const current = prices.filter(
    ({ plan: its, from, until }) =>
      its === plan && (from === null || from <= day) && (until === null || day <= until),
  );
  const [first] = current.toSorted(
    (a, b) => Number(isDated(b)) - Number(isDated(a)) || (b.from ?? '').localeCompare(a.from ?? '', 'en'),
  );
  return first?.price;
}
