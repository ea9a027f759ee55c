import { useIntl } from 'react-intl';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LineCover } from '#client/components/line-cover/line-cover.tsx';
import { useMoney } from '#client/app/intl/use-money.ts';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import styles from './order-lines.module.css';

/** Ordered items at the prices of the order. Fits a phone's width. */
export function OrderLines({
  lines,
  lang,
  isCancelled,
}: Pick<FollowedOrder, 'lines' | 'lang'> & { isCancelled: boolean }) {
  const text = useTranslations();
  const intl = useIntl();
  const money = useMoney();
  return (
    <table className={styles.lines} aria-labelledby="order-lines">
      <thead>
        <tr>
          <th scope="col">{text('orders.line_name')}</th>
          <th scope="col">{text('orders.line_quantity')}</th>
          <th scope="col" className={styles.unit}>
            {text('orders.line_unit')}
          </th>
          <th scope="col">{text('orders.line_total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={`${line.reference} ${index}`}>
            <th scope="row">
              <LineCover cover={line.cover ?? null} />
              <span lang={lang}>{line.name}</span>
              <small className="figures">{line.reference}</small>
              {line.schema_title !== null && (
                <small>{text('orders.line_schema', { title: line.schema_title })}</small>
              )}
              {line.eco_without_tax > 0 && (
                <small>{text('orders.line_eco', { amount: money(line.eco_without_tax) })}</small>
              )}
              {line.cancelled > 0 && !isCancelled && (
                <small>{text('orders.line_cancelled', { count: line.cancelled })}</small>
              )}
              {line.returned > 0 && <small>{text('orders.line_returned', { count: line.returned })}</small>}
            </th>
            <td className="figures">{intl.formatNumber(line.quantity)}</td>
            <td className={`${styles.unit} figures`}>{money(line.unit_without_tax)}</td>
            <td className="figures">{money(line.total_without_tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
