import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { formatPrice } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** What so many vouchers are worth. */
export function vouchersText(count: number, locale: Locale): string {
  return formatPrice(count * LOYALTY_RULES.eurosOfVoucher, { locale, symbol: '€', digits: 0 });
}
