import { REGIONS, TIME_ZONE } from '#client/app/intl/messages.ts';
import { usePage } from './page-context.ts';

/**
 * Returns the formatter of dates, long or short: « 1er janvier 2027 », 1 January 2027, 01/01/2027. Text that is no date
 * is returned unchanged.
 */
export function useDay(): (day: string, style?: 'long' | 'short') => string {
  const { locale } = usePage().site;
  return (day, style = 'long') => {
    const format = new Intl.DateTimeFormat(REGIONS[locale], { dateStyle: style, timeZone: TIME_ZONE });
    const time = Date.parse(day);
    if (Number.isNaN(time)) return day;
    const written = format.format(time);
    // `Intl` does not write the French ordinal.
    return locale === 'fr' ? written.replace(/^1 /, '1er ') : written;
  };
}
