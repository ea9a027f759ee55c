import { REGIONS, TIME_ZONE } from '#client/app/intl/messages.ts';
import { usePage } from '#client/app/page/page-context.ts';

/** Returns the formatter of date and time in France: « 17 novembre 2026 à 10:42 », 17 November 2026 at 10:42. */
export function useMoment(): (moment: string) => string {
  const { locale } = usePage().site;
  return (moment) => {
    const time = Date.parse(moment);
    if (Number.isNaN(time)) return moment;
    return (
      new Intl.DateTimeFormat(REGIONS[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE })
        .format(time)
        // ICU versions differ in the space before « h » and the hour.
        .replaceAll('\u202f', '\u00a0')
    );
  };
}
