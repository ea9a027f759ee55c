import { Timer } from 'lucide';
import { useText, type Text } from '#client/app/use-text.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Chronopost } from '#shared/contract/carrier.ts';
import { timeLeft, type TimeLeft } from '#shared/domain/time-left.ts';
import styles from './chronopost-banner.module.css';
import { useElapsed } from './use-elapsed.ts';

/**
 * How long an order still leaves today (CK-14), on pages of parts and of the cart. It counts on silently: nobody is read a
 * number a minute. Its pages have the texts of the group `chronopost`; their loaders give it what `findChronopost` found.
 */
export function ChronopostBanner({ chronopost }: { chronopost: Chronopost | null }) {
  return chronopost?.show && chronopost.deadline_epoch !== null ? (
    // Anew for each answer: time counts from it.
    <Countdown key={chronopost.now_epoch} deadline={chronopost.deadline_epoch} now={chronopost.now_epoch} />
  ) : null;
}

function Countdown({ deadline, now }: { deadline: number; now: number }) {
  const text = useText();
  const left = timeLeft(deadline, now, useElapsed());
  return (
    left && (
      <aside className={styles.banner} aria-label={text('chronopost.label')} data-print="no">
        <Icon of={Timer} />
        <p>
          <strong className="figures">{text('chronopost.left', { left: leftText(text, left) })}</strong>{' '}
          {text('chronopost.until')}
        </p>
      </aside>
    )
  );
}

function leftText(text: Text, { hours, minutes }: TimeLeft): string {
  if (hours > 0) return text('chronopost.hours', { hours, minutes });
  return minutes > 0 ? text('chronopost.minutes', { minutes }) : text('chronopost.soon');
}
