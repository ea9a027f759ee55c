import { useTranslations } from '#client/app/intl/use-translations.ts';
import { NoOrder } from '#client/components/order-overview/no-order.tsx';
import { PlacedOrder } from '#client/components/order-overview/placed-order.tsx';
import type { CardConfirmationData } from './order-confirmation-cb-load.ts';
import styles from './order-confirmation-cb-page.module.css';
import { Waiting } from './waiting.tsx';

export function Page({ data }: { data: CardConfirmationData }) {
  const text = useTranslations();
  if (!data) return <NoOrder />;
  const { order, isPaid } = data;
  if (!isPaid) return <Waiting order={order} />;
  return (
    <PlacedOrder title={text('order.confirmation_heading')} order={order}>
      <p className={styles.lead}>{text('order.paid_lead')}</p>
    </PlacedOrder>
  );
}
