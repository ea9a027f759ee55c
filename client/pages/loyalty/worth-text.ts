import { pointsWorth } from '#shared/domain/loyalty-use.ts';
import { formatPrice } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

export function worthText(points: number, locale: Locale): string {
  return formatPrice(pointsWorth(points), { locale, symbol: '€', digits: 0 });
}
