import { observer } from 'mobx-react-lite';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './loading-bar.module.css';

const FULL = 100;
/** Progress after about a second, at which a slow request is announced. */
const LONG = 16;

/** Progress of requests, at the top edge (spec section 4). */
export const LoadingBar = island(
  observer(function LoadingBar() {
    const text = useTranslations();
    const { show, progress, failed } = useStore().loading;
    const isLong = show && !failed && progress >= LONG && progress < FULL;
    return (
      <>
        <Announcement text={isLong && text('loading')} />
        {show && (
          <progress
            className={`${styles.bar} ${failed ? styles.failed : ''}`}
            max={100}
            value={progress}
            aria-label={text('loading')}
          />
        )}
      </>
    );
  }),
  Nothing,
);
