import { Timer } from 'lucide';
import { observer } from 'mobx-react-lite';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { dayText } from '#shared/domain/day-text.ts';
import { timeLeft, type TimeLeft } from '#shared/domain/time-left.ts';
import styles from './chronopost-banner.module.css';
import { useElapsed } from './use-elapsed.ts';

/**
 * Countdown to the express cut-off (CK-14), on the routes of `routes/express-routes.ts`, whose pages load the message
 * group `chronopost`. Shown while the cart is empty or eligible for express, and updated with the cart.
 */
export const ChronopostBanner = island(
  observer(function ChronopostBanner() {
    const { express, isExpress, count } = useStore().cart;
    if (!express || express.deadline_epoch === null || express.date === null) return null;
    if (!isExpress && count > 0) return null;
    const { deadline_epoch: deadline, now_epoch: now, date, receivedAt } = express;
    return <Countdown key={now} deadline={deadline} now={now} receivedAt={receivedAt} date={date} />;
  }),
  Nothing,
);

type CountdownProps = { deadline: number; now: number; receivedAt: number; date: string };

/** Not a live region: updates are not announced. */
function Countdown({ deadline, now, receivedAt, date }: CountdownProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const left = timeLeft(deadline, now, useElapsed(receivedAt));
  return (
    left && (
      <aside className={styles.banner} aria-label={text('chronopost.label')} data-print="no">
        <Icon of={Timer} />
        <p>
          <strong className="figures">{text('chronopost.left', { left: leftText(text, left) })}</strong>{' '}
          {text('chronopost.until', { day: dayText(date, locale) })}
        </p>
      </aside>
    )
  );
}

function leftText(text: Translate, { hours, minutes }: TimeLeft): string {
  if (hours > 0) return text('chronopost.hours', { hours, minutes });
  return minutes > 0 ? text('chronopost.minutes', { minutes }) : text('chronopost.soon');
}
