import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { DeliveryPromise } from '#client/components/delivery-promise/delivery-promise.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { CheckoutSteps } from '#client/components/checkout/checkout-steps.tsx';
import { href } from '#routes/href.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import { NextSteps } from './next-steps.tsx';
import { overviewOfOrder } from './order-overview.ts';
import { OverviewAmounts } from './overview-amounts.tsx';
import { OverviewLines } from './overview-lines.tsx';
import { OverviewAddresses } from './overview-addresses.tsx';
import styles from './placed-order.module.css';

type PlacedOrderProps = { title: string; order: OrderDetails; children?: ReactNode };

/** A placed order: reference, next steps and content. */
export function PlacedOrder({ title, order, children }: PlacedOrderProps) {
  const text = useTranslations();
  const { match, isEnabled } = usePage();
  const site = { locale: match.locale, target: match.urlTarget };
  const overview = overviewOfOrder(order, text);
  return (
    <div className={`${styles.page} container`}>
      <CheckoutSteps current="confirmation" />
      <h1>{title}</h1>
      <dl>
        <dt className={styles.label}>{text('order.reference')}</dt>
        <dd className={`${styles.reference} figures`}>{order.reference}</dd>
      </dl>
      {order.promise && (
        <div className={styles.date}>
          <DeliveryPromise promise={order.promise} payment={order.payment} />
        </div>
      )}
      <div className={`${styles.columns} ${styles.progress}`}>
        <div>{children}</div>
        <NextSteps payment={order.payment} />
      </div>
      <p className={styles.ways} data-print="no">
        <ButtonLink href={href('order', site, { reference: order.reference })} icon={ArrowRight}>
          {text('order.follow')}
        </ButtonLink>
        {isEnabled('accessories') && (
          <LinkArrow href={href('accessories', site)}>{text('order.go_on')}</LinkArrow>
        )}
      </p>
      <div className={styles.columns}>
        <div>
          <OverviewLines lines={overview.lines} />
          <OverviewAddresses overview={overview} />
        </div>
        <section aria-labelledby="sheet-amounts">
          <h2 id="sheet-amounts" className={styles.title}>
            {text('order.amounts')}
          </h2>
          <OverviewAmounts amount={overview.amount} shippingNote={<DestinationNote order={order} />} />
        </section>
      </div>
    </div>
  );
}

function DestinationNote({ order }: { order: OrderDetails }) {
  const text = useTranslations();
  const { zipcode, city } = order.delivery_address;
  return (
    <>
      <small>{text('checkout.to_address', { place: `${zipcode} ${city}` })}</small>
      <small>{text('checkout.with_carrier', { carrier: order.carrier.name })}</small>
    </>
  );
}
