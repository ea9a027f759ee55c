import type { Locale } from '#shared/locale.ts';

/** The typographic minus sign, as wide as digits; Intl writes a hyphen. */
const MINUS = '\u2212';
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats a price (spec section 9): no fraction digits by default, up to two on request, in the page's language, with
 * the plan's currency symbol if given. Amount in euros.
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

/** Formats a figure with grouped thousands and at most two decimals: `1 500` or `1,500`, `21,4` or `21.4`. */
export function formatFigure(value: number, locale: Locale): string {
  return format(value, locale, 0, 2);
}

/**
 * Replaces narrow no-break spaces by no-break spaces: the fonts have no glyph for them, and ICU versions of browser
 * and server differ.
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
