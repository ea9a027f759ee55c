import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './stale-banner.module.css';

/** States the date of stale data. Changes only with the page. */
export function StaleBanner() {
  const text = useTranslations();
  const { staleSince } = useStore().settings;
  if (!staleSince) return null;
  const stale = text('stale', { day: staleSince.day, time: staleSince.time });
  return (
    <div className={styles.banner}>
      <Spoken
        className="container"
        text={staleSince.isWithoutNetPrices ? `${stale} ${text('stale_without_net')}` : stale}
        atMount
      />
    </div>
  );
}
