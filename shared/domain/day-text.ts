import type { Locale } from '#shared/locale.ts';

const REGIONS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const formats = new Map<Locale, Intl.DateTimeFormat>();

/**
 * Formats a day with its weekday: « mardi 1er décembre 2026 », Tuesday 1 December 2026. Joined from parts, because
 * ICU versions differ in commas.
 */
export function dayText(day: string, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(REGIONS[locale], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  formats.set(locale, format);
  const parts = new Map(format.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]));
  const date = parts.get('day') ?? '';
  const ordinal = locale === 'fr' && date === '1' ? '1er' : date;
  return [parts.get('weekday'), ordinal, parts.get('month'), parts.get('year')].join(' ');
}
