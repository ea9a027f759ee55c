import { useTranslations } from '#client/app/intl/use-translations.ts';
import { NoOrder } from '#client/components/order-overview/no-order.tsx';
import { PlacedOrder } from '#client/components/order-overview/placed-order.tsx';
import { useMoney } from '#client/app/intl/use-money.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import { BANK_ACCOUNT, writtenIban } from '#shared/domain/bank-account.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import type { ConfirmationData } from './order-confirmation-load.ts';
import styles from './order-confirmation-page.module.css';

export function Page({ data: { order } }: { data: ConfirmationData }) {
  const text = useTranslations();
  if (!order) return <NoOrder />;
  return (
    <PlacedOrder title={text('order.confirmation_heading')} order={order}>
      {order.payment === 'virement' ? (
        <Transfer order={order} />
      ) : (
        <p className={styles.lead}>{text('order.account_terms', { days: DAYS_ON_ACCOUNT })}</p>
      )}
    </PlacedOrder>
  );
}

function Transfer({ order }: { order: OrderDetails }) {
  const text = useTranslations();
  const money = useMoney();
  const rows = [
    [text('order.transfer_amount'), money(order.amount.total)],
    [text('order.transfer_holder'), BANK_ACCOUNT.holder],
    ['IBAN', writtenIban(BANK_ACCOUNT.iban)],
    ['BIC', BANK_ACCOUNT.bic],
    [text('order.transfer_reference'), order.reference],
  ];
  return (
    <section className={styles.transfer} aria-labelledby="transfer">
      <h2 id="transfer">{text('order.transfer_title')}</h2>
      <p className={styles.lead}>{text('order.transfer_lead')}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
