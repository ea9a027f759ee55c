import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { EnergyRange } from '#shared/domain/heat/year-energy.ts';
import { formatPrice } from '#shared/domain/price.ts';
import { readDecimal } from '#shared/domain/read-number.ts';

/** An estimate has no more digits than it deserves. */
const STEP = 10;

/**
 * Returns what electricity of a year in kWh costs, rounded to tens and as text, with the price of a kWh; `null` where
 * the shop states no price.
 */
export function useElectricityCost():
  | ((year: EnergyRange) => { low: string; high: string; price: string })
  | null {
  const { locale } = usePage().site;
  const { settings } = useStore();
  const price = readDecimal(settings.setting('electricity_price') ?? '');
  if (!price) return null;
  const { symbol } = settings.salesplan.currency;
  const money = (kilowattHours: number) =>
    formatPrice(Math.round((kilowattHours * price) / STEP) * STEP, { locale, symbol });
  return ({ low, high }) => ({
    low: money(low),
    high: money(high),
    price: formatPrice(price, { locale, symbol, digits: 2 }),
  });
}
