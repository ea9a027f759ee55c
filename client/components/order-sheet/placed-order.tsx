import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { DeliveryPromise } from '#client/components/delivery-promise/delivery-promise.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { CheckoutSteps } from '#client/components/checkout/checkout-steps.tsx';
import { href } from '#routes/href.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import { sheetOfOrder } from './sheet.ts';
import { SheetAmounts } from './sheet-amount.tsx';
import { SheetLines } from './sheet-lines.tsx';
import { SheetPlaces } from './sheet-places.tsx';
import styles from './placed-order.module.css';

type PlacedOrderProps = { title: string; order: OrderDetails; children?: ReactNode };

/** A placed order: reference, next steps and content. */
export function PlacedOrder({ title, order, children }: PlacedOrderProps) {
  const text = useTranslations();
  const { match } = usePage();
  const site = { locale: match.locale, target: match.urlTarget };
  const sheet = sheetOfOrder(order, text);
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
      {children}
      <p className={styles.ways} data-print="no">
        <LinkArrow href={href('order', site, { reference: order.reference })}>
          {text('order.follow')}
        </LinkArrow>
        <LinkArrow href={href('accessories', site)}>{text('order.go_on')}</LinkArrow>
      </p>
      <div className={styles.columns}>
        <div>
          <SheetLines lines={sheet.lines} />
          <SheetPlaces sheet={sheet} />
        </div>
        <section aria-labelledby="sheet-amounts">
          <h2 id="sheet-amounts" className={styles.title}>
            {text('order.amounts')}
          </h2>
          <SheetAmounts amount={sheet.amount} shippingNote={<DestinationNote order={order} />} />
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
