import { observer } from 'mobx-react-lite';
import { REGIONS, TIME_ZONE } from '#client/app/messages.ts';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { Locale } from '#shared/locale.ts';
import styles from './stale-banner.module.css';

/** Says of when what is shown is, while nothing newer can be had. */
export const StaleBanner = observer(function StaleBanner() {
  const text = useText();
  const { locale } = usePage().site;
  const { staleSince } = useStore().settings;
  return (
    <div role="status">
      {staleSince !== undefined && (
        <div className={styles.banner}>
          <p className="container">{text('stale', partsOf(new Date(staleSince), locale))}</p>
        </div>
      )}
    </div>
  );
});

/** Day and hour as they are said in France: « 22 novembre », « 15 h 04 ». */
function partsOf(date: Date, locale: Locale): { day: string; time: string } {
  const day = new Intl.DateTimeFormat(REGIONS[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
  const time = clock.format(date);
  return { day: day.format(date), time: locale === 'fr' ? time.replace(':', '\u00a0h\u00a0') : time };
}
