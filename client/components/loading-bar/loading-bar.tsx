import { observer } from 'mobx-react-lite';
import { island, Nothing } from '#client/app/island.tsx';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import styles from './loading-bar.module.css';

/** How far a request has come, along the top edge (spec section 4). */
export const LoadingBar = island(
  observer(function LoadingBar() {
    const text = useText();
    const { show, progress, failed } = useStore().loading;
    if (!show) return null;
    return (
      <progress
        className={`${styles.bar} ${failed ? styles.failed : ''}`}
        max={100}
        value={progress}
        aria-label={text('loading')}
      />
    );
  }),
  Nothing,
);
