import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { OrderState } from '#client/components/orders/order-state.tsx';
import { useMoney } from '#client/app/intl/use-money.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { href as hrefOf } from '#routes/href.ts';
import type { OpenOrder } from '#shared/contract/account-deletion.ts';
import styles from './open-orders.module.css';

/** Orders that prevent the deletion, each with the action that settles it. */
export function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  const text = useTranslations();
  const href = useHref();
  return (
    <>
      <Banner tone="caution" title={text('account.open_title')}>
        <p>{text('account.open_lead', { count: orders.length })}</p>
      </Banner>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
      <p>
        {text('account.open_help')}{' '}
        <TextLink href={href('contact-form')}>{text('account.open_contact')}</TextLink>
      </p>
    </>
  );
}

function Order({ order }: { order: OpenOrder }) {
  const text = useTranslations();
  const href = useHref();
  const dayOf = useDay();
  const money = useMoney();
  const { reference, status, created_at: at, total, step, due, invoice } = order;
  return (
    <li>
      <div className={styles.head}>
        <h2 className="figures">
          <a href={href('order', { reference })}>{reference}</a>
        </h2>
        <OrderState status={status} />
      </div>
      <p className={`${styles.facts} figures`}>
        <time dateTime={at}>{dayOf(at)}</time> · {money(total)} {text('price.tax_included')}
      </p>
      <p>{text(`account.open_${step}`, { amount: money(due), invoice: invoice ?? '' })}</p>
      {step === 'wait_delivery' && due > 0 && <p>{text('account.open_then_pay', { amount: money(due) })}</p>}
      <OrderActions order={order} />
    </li>
  );
}

function OrderActions({ order: { reference, step, cancellable } }: { order: OpenOrder }) {
  const text = useTranslations();
  const { site } = usePage();
  const page = hrefOf('order', site, { reference });
  const bank = `${hrefOf('order-confirmation-cb', site)}?reference=${reference}`;
  return (
    <p className={styles.ways}>
      {step === 'wait_bank' ? (
        <TextLink href={bank}>{text('account.open_go_bank')}</TextLink>
      ) : (
        <TextLink href={page}>{text('account.open_go_order', { reference })}</TextLink>
      )}
      {cancellable && (
        <TextLink href={`${page}?view=cancel`}>{text('account.open_go_cancel', { reference })}</TextLink>
      )}
    </p>
  );
}
