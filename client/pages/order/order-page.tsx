import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useViewFocus } from '#client/components/account/use-view-focus.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { DeliveryPromise } from '#client/components/delivery-promise/delivery-promise.tsx';
import { OrderState } from '#client/components/orders/order-state.tsx';
import { useMoment } from '#client/components/orders/use-moment.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { writtenIban } from '#shared/domain/iban.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import { Cancellation } from './cancellation.tsx';
import { Carriage } from './carriage.tsx';
import type { OrderData } from './order-load.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { Parcels } from './parcels.tsx';
import { Reorder } from './reorder.tsx';
import { viewUrl } from './order-view.ts';
import { Sums } from './sums.tsx';
import { Timeline } from './timeline.tsx';
import { whyCancelled } from './why-cancelled.ts';
import styles from './order.module.css';

/** An order: status, items, delivery and documents (RT-49, AC-14). */
export function Page({ data: { order, plan, isCancelling } }: { data: OrderData }) {
  const text = useTranslations();
  const momentOf = useMoment();
  const money = useMoney();
  const href = useHref();
  const { match } = usePage();
  useViewFocus(plan ? 'reorder' : isCancelling ? 'cancel' : 'order');
  const { reference, status, payment, created_at: at, bank_account: account } = order;
  return (
    <AccountFrame
      title={text('orders.order', { reference })}
      lead={text('orders.made', { moment: momentOf(at) })}
      actions={
        plan ? undefined : (
          <ButtonLink kind="secondary" href={viewUrl(match.pathname, 'reorder')}>
            {text('orders.again')}
          </ButtonLink>
        )
      }
    >
      {plan && <Reorder plan={plan} />}
      {isCancelling && <Cancellation order={order} />}
      <p className={styles.state}>
        <OrderState status={status} isPartlyShipped={order.lines.some(({ shipped }) => shipped > 0)} />
      </p>
      {order.promise && (
        <DeliveryPromise promise={order.promise} payment={payment} progress={order.progress} />
      )}
      {status === 'pending_payment' && (
        <Banner tone="caution" title={text('orders.bank_silent')}>
          <p>{text('orders.bank_silent_text')}</p>
          <p>
            <TextLink href={`${href('order-confirmation-cb')}?reference=${reference}`}>
              {text('orders.bank_ask')}
            </TextLink>
          </p>
        </Banner>
      )}
      {status === 'awaiting_transfer' && (
        <Banner title={text('orders.transfer_awaited')}>
          <p>{text('orders.transfer_awaited_text', { reference })}</p>
          {account && (
            <p className="figures">
              {text('orders.transfer_to', {
                ...account,
                iban: writtenIban(account.iban),
                amount: money(order.amount.total),
              })}
            </p>
          )}
        </Banner>
      )}
      {status === 'cancelled' && (
        <Banner tone="caution" title={text('orders.cancelled')}>
          <p>{text(whyCancelled(order.timeline))}</p>
          {order.amount.remise[POINTS_CODE] !== undefined && <p>{text('orders.cancelled_points')}</p>}
        </Banner>
      )}
      {order.cancellable && !isCancelling && (
        <p className={styles.cancel} data-print="no">
          <TextLink href={viewUrl(match.pathname, 'cancel')}>{text('orders.cancel')}</TextLink>
        </p>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="order-timeline">
          <h2 id="order-timeline">{text('orders.timeline')}</h2>
          <Timeline steps={order.timeline} payment={payment} />
        </section>
        <OrderDocuments order={order} />
      </div>
      {order.parcels.length > 0 && <Parcels parcels={order.parcels} lines={order.lines} lang={order.lang} />}
      <section className={styles.part} aria-labelledby="order-lines">
        <h2 id="order-lines">{text('orders.lines')}</h2>
        <OrderLines lines={order.lines} lang={order.lang} isCancelled={status === 'cancelled'} />
        <Sums amount={order.amount} notes={order.credit_notes} />
      </section>
      <Carriage order={order} />
    </AccountFrame>
  );
}
