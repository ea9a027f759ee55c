import { observer } from 'mobx-react-lite';
import { island, Nothing } from '#client/app/island.tsx';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import styles from './offline-banner.module.css';

/** Says so while the browser has no connection (ST-03). */
export const OfflineBanner = island(
  observer(function OfflineBanner() {
    const text = useText();
    const { isOnline } = useStore().settings;
    return <div role="status">{!isOnline && <p className={styles.banner}>{text('offline')}</p>}</div>;
  }),
  Nothing,
);
