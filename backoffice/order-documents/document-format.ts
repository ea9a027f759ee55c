import type { Currency } from '#shared/domain/currency.ts';
import { formatFigure, formatPrice } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

const CENTS = 100;
const GRAMS = 1000;
const TIME_ZONE = 'Europe/Paris';
const REGIONS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

export function money(cents: number, locale: Locale, { symbol }: Currency): string {
  return formatPrice(cents / CENTS, { locale, digits: 2, symbol });
}

/** Formats a VAT rate given in hundredths of a percent. */
export function rateText(rate: number, lang: Locale): string {
  return `${formatFigure(rate / CENTS, lang)}${lang === 'fr' ? '\u00a0' : ''}%`;
}

export function weightText(grams: number, lang: Locale): string {
  return `${formatFigure(grams / GRAMS, lang)}\u00a0kg`;
}

/** Formats a date in the company's time zone. */
export function dayText(date: Date, lang: Locale): string {
  const written = new Intl.DateTimeFormat(REGIONS[lang], { dateStyle: 'long', timeZone: TIME_ZONE }).format(
    date,
  );
  return lang === 'fr' ? written.replace(/^1 /, '1er ') : written;
}

/** Formats a date without separators for data formats: `20261122`. */
export function dayFigures(date: Date): string {
  return dayIso(date).replaceAll('-', '');
}

export function dayIso(date: Date): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE }).format(date);
}

/** Formats a date for spreadsheets of the language: `22/11/2026` or `2026-11-22`. */
export function dayCell(date: Date, lang: Locale): string {
  const iso = dayIso(date);
  return lang === 'fr' ? iso.split('-').toReversed().join('/') : iso;
}

/** Formats cents with a point and two decimals. */
export function decimal(cents: number): string {
  return (cents / CENTS).toFixed(2);
}
