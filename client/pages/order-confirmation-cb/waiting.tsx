import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { CheckoutSteps } from '#client/components/checkout/checkout-steps.tsx';
import { PromiseLine } from '#client/components/delivery-promise/delivery-promise.tsx';
import { useMoney } from '#client/app/intl/use-money.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import { orderPath } from '#client/pages/common/order/order-paths.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './order-confirmation-cb-page.module.css';
import { useStatus } from './use-status.ts';

/** Refresh interval in seconds, without scripts. */
const AGAIN_S = 8;

/** Payment pending: the page shows no failure and offers no second payment. */
export const Waiting = island(WaitingContent);

function WaitingContent({ order }: { order: OrderDetails }) {
  const text = useTranslations();
  const money = useMoney();
  const { match, search } = usePage();
  const isOver = useStatus(order.reference);
  return (
    <div className={`${styles.page} container`}>
      <noscript>
        <meta httpEquiv="refresh" content={String(AGAIN_S)} />
      </noscript>
      <CheckoutSteps current="payment" />
      <h1>{text('order.waiting_heading')}</h1>
      <p className={styles.lead}>{text('order.waiting_lead')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('order.reference')}</dt>
          <dd className="figures">{order.reference}</dd>
        </div>
        <div>
          <dt>{text('order.amount_total')}</dt>
          <dd className="figures">{money(order.amount.total)}</dd>
        </div>
      </dl>
      {order.promise && (
        <p className={styles.lead}>
          <PromiseLine promise={order.promise} payment={order.payment} />.
        </p>
      )}
      <Announcement text={isOver && text('order.waiting_over')} />
      <Banner tone="info" title={text('order.waiting_twice')}>
        {isOver && <p>{text('order.waiting_over')}</p>}
      </Banner>
      <p className={styles.ways}>
        <ButtonLink kind="secondary" href={match.pathname + search}>
          {text('order.waiting_look')}
        </ButtonLink>
      </p>
      <p className={styles.note}>
        {text('order.waiting_never')}{' '}
        <TextLink href={orderPath(match, 'order-summary', order.reference)}>
          {text('order.waiting_back')}
        </TextLink>
      </p>
    </div>
  );
}
