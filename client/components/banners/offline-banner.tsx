import { observer } from 'mobx-react-lite';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './offline-banner.module.css';

/** Shown while the browser is offline (ST-03). */
export const OfflineBanner = island(
  observer(function OfflineBanner() {
    const text = useTranslations();
    const { isOnline } = useStore().settings;
    if (isOnline) return null;
    return (
      <div className={styles.banner} data-bar="bottom">
        <Spoken text={text('offline')} atMount />
      </div>
    );
  }),
  Nothing,
);
