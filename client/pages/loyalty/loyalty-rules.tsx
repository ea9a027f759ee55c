import { useIntl } from 'react-intl';
import { useMoney } from '#client/app/intl/use-money.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LOYALTY_RULES, TIER_FROM } from '#shared/domain/loyalty-rules.ts';
import { pointsWorth } from '#shared/domain/loyalty-use.ts';
import styles from './loyalty-page.module.css';

export function LoyaltyRules() {
  const text = useTranslations();
  const intl = useIntl();
  const money = useMoney(0);
  const { pointsPerEuro, holdDays, goodForMonths, pointsOfVoucher, ceilingPercent, minDaysAfterReturn } =
    LOYALTY_RULES;
  const rules = [
    text('benefits.loyalty_rule_earn', { points: pointsPerEuro }),
    text('benefits.loyalty_rule_hold', { days: holdDays }),
    text('benefits.loyalty_rule_use', {
      points: pointsOfVoucher,
      amount: money(pointsWorth(pointsOfVoucher)),
    }),
    text('benefits.loyalty_rule_ceiling', { percent: ceilingPercent }),
    text('benefits.loyalty_rule_expire', { months: goodForMonths }),
    text('benefits.loyalty_rule_cancel', { days: minDaysAfterReturn }),
    text('benefits.loyalty_rule_return'),
    text('benefits.loyalty_rule_tier', {
      flame: intl.formatNumber(TIER_FROM.flame),
      hearth: intl.formatNumber(TIER_FROM.hearth),
    }),
  ];
  return (
    <section aria-labelledby="loyalty-rules">
      <h2 id="loyalty-rules">{text('benefits.loyalty_rules')}</h2>
      <ul className={styles.lines}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
