import { REGIONS, TIME_ZONE } from '#client/app/intl/messages.ts';
import type { StaleSince } from '#client/stores/settings-store.ts';
import type { Locale } from '#shared/locale.ts';

/**
 * Formats day and time as customers read them: « 22 novembre », « 15 h 04 ». Formatted on the server, so that
 * browsers need no code for it.
 */
export function formatStaleSince(date: Date, locale: Locale): StaleSince {
  const day = new Intl.DateTimeFormat(REGIONS[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
  const time = clock.format(date);
  return { day: day.format(date), time: locale === 'fr' ? time.replace(':', '\u00a0h\u00a0') : time };
}
