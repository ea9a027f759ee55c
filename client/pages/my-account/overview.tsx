import type { MessageId } from '#client/app/intl/messages.ts';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { OrderRows } from '#client/components/orders/order-rows.tsx';
import { StartOrdering } from '#client/components/orders/start-ordering.tsx';
import { UnavailableNotice } from '#client/components/failure/unavailable-notice.tsx';
import { UNAVAILABLE, type Unavailable } from '#client/pages/common/load/unavailable.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import { Advice } from './advice.tsx';
import { Facts } from './facts.tsx';
import type { MyAccountData } from './my-account-load.ts';
import styles from './overview.module.css';
import { Tiles } from './tiles.tsx';

export function Overview({ data }: { data: MyAccountData }) {
  const text = useTranslations();
  const { saved, customer, advice } = data;
  const done = text(saved === 'details' ? 'account.details_saved' : 'account.password_changed');
  const isProfessional = customer.company !== null;
  return (
    <>
      {saved && saved !== 'deletion' && (
        <div className={styles.done}>
          <Banner tone="good" spoken={done}>
            {done}
          </Banner>
        </div>
      )}
      <Tiles isProfessional={isProfessional} counts={data.counts} />
      {data.orders && <Orders orders={data.orders} />}
      {advice === UNAVAILABLE && <UnavailablePart title="account.advice" text="account.unanswered_advice" />}
      {advice !== UNAVAILABLE && advice.length > 0 && <Advice articles={advice} />}
      <Facts data={data} />
    </>
  );
}

/** Latest orders, or a link to the catalogue. */
function Orders({ orders }: { orders: readonly OrderSummary[] | Unavailable }) {
  const text = useTranslations();
  const href = useHref();
  if (orders === UNAVAILABLE)
    return <UnavailablePart title="account.orders_latest" text="account.unanswered_orders" />;
  return (
    <section className={styles.part} aria-labelledby="orders-title">
      <h2 id="orders-title" className={styles.title}>
        {text(orders.length > 0 ? 'account.orders_latest' : 'account.orders')}
      </h2>
      {orders.length > 0 ? (
        <>
          <OrderRows orders={orders} level="h3" />
          <p className={styles.more}>
            <LinkArrow href={href('order_list')}>{text('account.orders_all')}</LinkArrow>
          </p>
        </>
      ) : (
        <StartOrdering headingLevel="h3" />
      )}
    </section>
  );
}

function UnavailablePart({ title, text: message }: { title: MessageId; text: MessageId }) {
  const text = useTranslations();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{text(title)}</h2>
      <UnavailableNotice>{text(message)}</UnavailableNotice>
    </section>
  );
}
