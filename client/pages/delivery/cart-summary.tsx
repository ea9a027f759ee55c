import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SuspendedCodes } from '#client/components/cart-codes/suspended-codes.tsx';
import { DeliveryPromise } from '#client/components/delivery-promise/delivery-promise.tsx';
import { ShippingNote } from '#client/components/delivery-promise/shipping-note.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { formatPrice } from '#shared/domain/price.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './cart-summary.module.css';

type Row = { label: string; value: string; note?: ReactNode; isTotal?: boolean };

export function CartSummary({ cart }: { cart: CartResponse }) {
  const text = useTranslations();
  const { site } = usePage();
  const { symbol } = useStore().settings.salesplan.currency;
  const { amount, discounts } = cart;
  const price = (value: number) => formatPrice(value, { locale: site.locale, symbol, digits: 2 });
  const rows: Row[] = [
    { label: text('delivery.sum_goods', { count: cart.count }), value: price(amount.without_tax_base) },
    ...discounts.map(({ label, percent, value }) => ({
      label:
        percent === null ? text('delivery.sum_code', { label }) : text('delivery.sum_discount', { percent }),
      value: price(value),
    })),
    { label: text('delivery.sum_eco'), value: price(amount.eco_without_tax) },
    {
      label: text('delivery.sum_shipping'),
      note: <ShippingNote cart={cart} />,
      value: cart.shipping_state === 'unknown' ? text('delivery.sum_unknown') : price(amount.shipping),
    },
    { label: text('delivery.sum_without_tax'), value: price(amount.total_without_tax), isTotal: true },
    { label: text('delivery.sum_tax'), value: price(amount.tva) },
    { label: text('delivery.sum_total'), value: price(amount.total), isTotal: true },
  ];
  const shipping = cart.shipping_state === 'unknown' ? text('delivery.sum_unknown') : price(amount.shipping);
  return (
    <aside className={styles.summary} aria-labelledby="summary-title">
      <Announcement
        text={`${text('delivery.sum_shipping')} ${shipping}, ${text('delivery.sum_total')} ${price(amount.total)}`}
      />
      <h2 id="summary-title">{text('delivery.sum_title')}</h2>
      <dl>
        {rows.map(({ label, note, value, isTotal }) => (
          <div key={label} data-total={isTotal}>
            <dt>
              {label}
              {note}
            </dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {cart.promise && <DeliveryPromise promise={cart.promise} />}
      <SuspendedCodes codes={cart.suspended_codes} />
      <LinkArrow href={href('order-cart', site)}>{text('delivery.sum_change')}</LinkArrow>
    </aside>
  );
}
