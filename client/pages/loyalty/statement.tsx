import { useIntl } from 'react-intl';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useDay } from '#client/app/page/use-day.ts';
import type { LoyaltyRow } from '#shared/contract/loyalty.ts';
import styles from './loyalty-page.module.css';

/** The ledger, newest entry first. Fits a phone's width. */
export function Statement({ rows }: { rows: readonly LoyaltyRow[] }) {
  const text = useTranslations();
  const intl = useIntl();
  const dayOf = useDay();
  return (
    <table className={styles.statement} aria-labelledby="loyalty-statement">
      <thead>
        <tr>
          <th scope="col">{text('benefits.loyalty_date')}</th>
          <th scope="col">{text('benefits.loyalty_operation')}</th>
          <th scope="col">{text('benefits.loyalty_points')}</th>
          <th scope="col">{text('benefits.loyalty_after')}</th>
        </tr>
      </thead>
      <tbody className="figures">
        {rows.map(({ date, label, order_reference: reference, reason, points, balance }, index) => (
          // Key by position from the oldest entry: an order may use and return its points several times a day.
          <tr key={rows.length - index}>
            <td>
              <time dateTime={date}>{dayOf(date, 'short')}</time>
            </td>
            <th scope="row">
              {label}
              {reference && <small>{text('benefits.loyalty_order', { reference })}</small>}
              {reason && <small lang={reason.lang}>{reason.text}</small>}
            </th>
            <td>{intl.formatNumber(points, { signDisplay: 'exceptZero' })}</td>
            <td>{intl.formatNumber(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
