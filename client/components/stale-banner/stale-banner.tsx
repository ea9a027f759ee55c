import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import styles from './stale-banner.module.css';

/** Says of when what is shown is, while nothing newer can be had. It changes with the page alone. */
export function StaleBanner() {
  const text = useText();
  const { staleSince } = useStore().settings;
  return (
    <div role="status">
      {staleSince && (
        <div className={styles.banner}>
          <p className="container">
            {text('stale', { day: staleSince.day, time: staleSince.time })}
            {staleSince.isWithoutNetPrices && ` ${text('stale_without_net')}`}
          </p>
        </div>
      )}
    </div>
  );
}
