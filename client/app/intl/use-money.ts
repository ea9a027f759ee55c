import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { formatPrice } from '#shared/domain/price.ts';

/** Returns the formatter of amounts, in units of the sales plan's currency, by default with cents. */
export function useMoney(digits: 0 | 2 = 2): (amount: number) => string {
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  return (amount) => formatPrice(amount, { locale, symbol, digits });
}
