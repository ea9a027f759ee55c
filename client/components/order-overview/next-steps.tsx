import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import styles from './placed-order.module.css';

/** Emails and work that follow an order, in their order. */
export function NextSteps({ payment }: Pick<OrderDetails, 'payment'>) {
  const text = useTranslations();
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {text('order.next')}
      </h2>
      <ol>
        <li>{text('order.next_email')}</li>
        <li>{text(payment === 'virement' ? 'order.next_after_transfer' : 'order.next_prepared')}</li>
        <li>{text('order.next_parcel')}</li>
      </ol>
    </section>
  );
}
