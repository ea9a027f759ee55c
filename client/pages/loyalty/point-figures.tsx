import { useIntl } from 'react-intl';
import { useMoney } from '#client/app/intl/use-money.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Loyalty } from '#shared/contract/loyalty.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { pointsWorth } from '#shared/domain/loyalty-use.ts';
import styles from './loyalty-page.module.css';

export function PointFigures({ loyalty: { balance, pending, tier } }: { loyalty: Loyalty }) {
  const text = useTranslations();
  const intl = useIntl();
  const money = useMoney(0);
  const { pointsOfVoucher, holdDays } = LOYALTY_RULES;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{text('benefits.loyalty_balance')}</dt>
        <dd className="figures">{intl.formatNumber(balance)}</dd>
        <dd className={styles.hint}>
          {balance >= pointsOfVoucher
            ? text('benefits.loyalty_worth', { amount: money(pointsWorth(balance)) })
            : text('benefits.loyalty_worth_none', { points: pointsOfVoucher })}
        </dd>
      </div>
      <div>
        <dt>{text('benefits.loyalty_pending')}</dt>
        <dd className="figures">{intl.formatNumber(pending)}</dd>
        <dd className={styles.hint}>{text('benefits.loyalty_pending_hint', { days: holdDays })}</dd>
      </div>
      <div>
        <dt>{text('benefits.loyalty_tier')}</dt>
        <dd>{text(`benefits.loyalty_tier_${tier}`)}</dd>
        <dd className={styles.hint}>{text('benefits.loyalty_tier_hint')}</dd>
      </div>
    </dl>
  );
}
