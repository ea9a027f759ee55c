import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { PromiseLine } from '#client/components/delivery-promise/delivery-promise.tsx';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import { OrderState } from './order-state.tsx';
import styles from './order-rows.module.css';
import { useMoney } from '#client/app/intl/use-money.ts';

type OrderRowsProps = {
  orders: readonly OrderSummary[];
  /** Heading level, one below the section's. */
  level: 'h2' | 'h3';
};

export function OrderRows({ orders, level: Heading }: OrderRowsProps) {
  const text = useTranslations();
  const href = useHref();
  const dayOf = useDay();
  const money = useMoney();
  return (
    <ul className={styles.list}>
      {orders.map(({ id, reference, status, created_at: at, count, names, lang, total, ...order }) => (
        <li key={id} className={styles.row}>
          <div className={styles.what}>
            <Heading>
              <a href={href('order', { reference })} className="figures">
                {reference}
              </a>
            </Heading>
            {order.order_number !== '' && (
              <p className={styles.names}>{text('orders.order_number', { number: order.order_number })}</p>
            )}
            {order.site_reference !== '' && (
              <p className={styles.names}>
                {text('orders.site_reference', { reference: order.site_reference })}
              </p>
            )}
            <p className={styles.names} lang={lang}>
              {names.join(' · ')}
            </p>
            {order.promise && (
              <p className={styles.names}>
                <PromiseLine promise={order.promise} payment={order.payment} progress={order.progress} />
              </p>
            )}
          </div>
          <p className={styles.facts}>
            <time dateTime={at}>{dayOf(at)}</time>
            <span>{text('orders.count', { count })}</span>
            {order.cancelled > 0 && status !== 'cancelled' && (
              <span>{text('orders.count_cancelled', { count: order.cancelled })}</span>
            )}
          </p>
          <p className={styles.state}>
            <OrderState status={status} isPartlyShipped={order.shipped > 0} />
          </p>
          <p className={`${styles.total} figures`}>
            {money(total)} <small>{text('price.tax_included')}</small>
            {order.credited > 0 && (
              <small>{text('orders.credited', { amount: money(order.credited) })}</small>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
