import type { Locale } from '#shared/locale.ts';

/** The minus sign of typography, as wide as figures are; Intl writes a hyphen. */
const MINUS = '\u2212';
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A price as it is shown (spec section 9): no fraction digits by default, up to two when asked, in the page's
 * language, with the plan's currency symbol if given. Amount in euros.
 */
export function formatPrice(
  amount: number,
  options: { locale: Locale; digits?: 0 | 1 | 2; symbol?: string },
): string {
  const digits = options.digits ?? 0;
  const number = format(amount, options.locale, digits, digits);
  if (!options.symbol) return number;
  if (options.locale === 'fr') return `${number}\u00a0${options.symbol}`;
  return number.startsWith(MINUS) ? `${MINUS}${options.symbol}${number.slice(1)}` : options.symbol + number;
}

/** A figure with its thousands apart and at most two decimals: `1 500` or `1,500`, `21,4` or `21.4`. */
export function formatFigure(value: number, locale: Locale): string {
  return format(value, locale, 0, 2);
}

/**
 * Narrow no-break spaces become no-break spaces: our fonts have no glyph for them, and browser and server
 * then agree whatever their ICU version.
 */
function format(value: number, locale: Locale, minimumDigits: number, maximumDigits: number): string {
  const key = `${locale} ${minimumDigits} ${maximumDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
      minimumFractionDigits: minimumDigits,
      maximumFractionDigits: maximumDigits,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value).replaceAll('\u202f', '\u00a0').replace('-', MINUS);
}
