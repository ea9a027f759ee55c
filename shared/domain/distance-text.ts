import type { Locale } from '#shared/locale.ts';
import { formatFigure } from './price.ts';

/** Formats a distance: metres in tens below one kilometre, tenths of kilometres below ten. */
export function distanceText(metres: number, locale: string): string {
  if (metres < 995) return `${Math.max(10, Math.round(metres / 10) * 10)}\u00a0m`;
  const kilometres = metres / 1000;
  const digits = kilometres < 10 ? 1 : 0;
  return `${kilometres.toLocaleString(locale, { maximumFractionDigits: digits })}\u00a0km`;
}

/** Formats a distance in metres, for relay points. */
export function metresText(metres: number, locale: Locale): string {
  return `${formatFigure(metres, locale)}\u00a0m`;
}

/** Formats a time of day: `09:30` is `9 h 30` in French and `9:30` in English. */
export function timeText(time: string, locale: string): string {
  if (locale !== 'fr') return time.replace(/^0/, '');
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}
