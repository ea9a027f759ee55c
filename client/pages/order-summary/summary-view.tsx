import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SuspendedCodes } from '#client/components/cart-codes/suspended-codes.tsx';
import { ChronopostBanner } from '#client/components/chronopost/chronopost-banner.tsx';
import { DeliveryPromise } from '#client/components/delivery-promise/delivery-promise.tsx';
import { ShippingNote } from '#client/components/delivery-promise/shipping-note.tsx';
import { overviewOfCart } from '#client/components/order-overview/order-overview.ts';
import { OverviewAmounts } from '#client/components/order-overview/overview-amounts.tsx';
import { OverviewLines } from '#client/components/order-overview/overview-lines.tsx';
import { OverviewAddresses } from '#client/components/order-overview/overview-addresses.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { OrderForm } from './order-form.tsx';
import styles from './order-summary-page.module.css';

export function SummaryView({ cart, orderKey }: { cart: CartResponse; orderKey: string }) {
  const text = useTranslations();
  const { match } = usePage();
  const site = { locale: match.locale, target: match.urlTarget };
  const overview = overviewOfCart(cart, text);
  const left = cart.list.products_not_available.length;
  return (
    <div className={styles.columns}>
      <div>
        <ChronopostBanner />
        <OverviewLines lines={overview.lines} />
        {left > 0 && <p className={styles.note}>{text('order.left_out', { count: left })}</p>}
        <OverviewAddresses
          overview={overview}
          date={cart.promise && <DeliveryPromise promise={cart.promise} />}
          change={<LinkArrow href={href('order-shipping', site)}>{text('order.change_delivery')}</LinkArrow>}
        />
      </div>
      <aside className={styles.side} aria-labelledby="summary-amounts">
        <h2 id="summary-amounts">{text('order.amounts')}</h2>
        <OverviewAmounts amount={overview.amount} shippingNote={<ShippingNote cart={cart} />} />
        <SuspendedCodes codes={cart.suspended_codes} />
        <p className={styles.change}>
          <LinkArrow href={href('order-cart', site)}>{text('order.change_cart')}</LinkArrow>
        </p>
      </aside>
      <section className={styles.payment} aria-labelledby="summary-payment">
        <h2 id="summary-payment">{text('checkout.step_payment')}</h2>
        <OrderForm cart={cart} orderKey={orderKey} />
      </section>
    </div>
  );
}
