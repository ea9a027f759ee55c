import { usePage } from '#client/app/page/page-context.ts';
import { formatPrice } from '#shared/domain/price.ts';

/** Writes euros with their cents. */
export function useMoney(): (amount: number) => string {
  const { locale } = usePage().site;
  return (amount) => formatPrice(amount, { locale, symbol: '€', digits: 2 });
}
