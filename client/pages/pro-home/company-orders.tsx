import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PromiseLine } from '#client/components/delivery-promise/delivery-promise.tsx';
import { OrderState } from '#client/components/orders/order-state.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import styles from './company-lists.module.css';

/** Open orders with their state and promised day; `null` while they are unavailable. */
export function CompanyOrders({ orders }: { orders: readonly OrderSummary[] | null }) {
  const text = useTranslations();
  const href = useHref();
  return (
    <div className={styles.part}>
      <h3>{text('professional.orders')}</h3>
      {orders === null && <p>{text('professional.orders_unavailable')}</p>}
      {orders?.length === 0 && <p>{text('professional.orders_none')}</p>}
      {orders !== null && orders.length > 0 && (
        <ul>
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </ul>
      )}
      <LinkArrow href={href('order_list')}>{text('professional.orders_all')}</LinkArrow>
    </div>
  );
}

function Order({ order }: { order: OrderSummary }) {
  const href = useHref();
  const { reference, status, shipped, names, lang, promise, payment, progress } = order;
  return (
    <li className={styles.order}>
      <a href={href('order', { reference })} className={`${styles.name} figures`}>
        {reference}
      </a>
      <span className={styles.state}>
        <OrderState status={status} isPartlyShipped={shipped > 0} />
      </span>
      <small lang={lang}>{names.join(' · ')}</small>
      {promise && (
        <small>
          <PromiseLine promise={promise} payment={payment} progress={progress} />
        </small>
      )}
    </li>
  );
}
