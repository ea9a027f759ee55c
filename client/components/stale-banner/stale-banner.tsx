import { useText } from '#client/app/use-text.ts';
import type { StaleSince } from '#client/stores/settings-store.ts';
import { useStore } from '#client/stores/store-context.ts';
import styles from './stale-banner.module.css';

/** Says of when what is shown is, while nothing newer can be had. It changes with the page alone. */
export function StaleBanner() {
  return <StaleBannerSince since={useStore().settings.staleSince} />;
}

/** The same for a date: it stands there, empty, where nothing is too old. */
export function StaleBannerSince({ since }: { since: StaleSince | undefined }) {
  const text = useText();
  return (
    <div role="status">
      {since && (
        <div className={styles.banner}>
          <p className="container">{text('stale', since)}</p>
        </div>
      )}
    </div>
  );
}
