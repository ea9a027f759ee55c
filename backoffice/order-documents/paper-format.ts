import { formatFigure, formatPrice } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

const CENTS = 100;
const GRAMS = 1000;
const TIME_ZONE = 'Europe/Paris';
const REGIONS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

export function money(cents: number, locale: Locale): string {
  return formatPrice(cents / CENTS, { locale, digits: 2, symbol: '€' });
}

/** A rate of VAT, of hundredths of a percent. */
export function rateText(rate: number, lang: Locale): string {
  return `${formatFigure(rate / CENTS, lang)}${lang === 'fr' ? '\u00a0' : ''}%`;
}

export function weightText(grams: number, lang: Locale): string {
  return `${formatFigure(grams / GRAMS, lang)}\u00a0kg`;
}

/** A day as it is where the company sits. */
export function dayText(date: Date, lang: Locale): string {
  const written = new Intl.DateTimeFormat(REGIONS[lang], { dateStyle: 'long', timeZone: TIME_ZONE }).format(
    date,
  );
  return lang === 'fr' ? written.replace(/^1 /, '1er ') : written;
}

/** The same as figures without anything between, as data formats want it: `20261122`. */
export function dayFigures(date: Date): string {
  return dayIso(date).replaceAll('-', '');
}

export function dayIso(date: Date): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE }).format(date);
}

/** A day as spreadsheets of the language read it: `22/11/2026` or `2026-11-22`. */
export function dayCell(date: Date, lang: Locale): string {
  const iso = dayIso(date);
  return lang === 'fr' ? iso.split('-').toReversed().join('/') : iso;
}

/** Cents as data formats write euros: a point, two decimals, nothing else. */
export function decimal(cents: number): string {
  return (cents / CENTS).toFixed(2);
}
