import { useTranslations } from '#client/app/intl/use-translations.ts';
import { NoOrder } from '#client/components/order-overview/no-order.tsx';
import { PlacedOrder } from '#client/components/order-overview/placed-order.tsx';
import { useMoney } from '#client/app/intl/use-money.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { writtenIban } from '#shared/domain/iban.ts';
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
  const { bank_account: account } = order;
  const rows = [
    [text('order.transfer_amount'), money(order.amount.total)],
    ...(account
      ? [
          [text('order.transfer_holder'), account.holder],
          ['IBAN', writtenIban(account.iban)],
          ['BIC', account.bic],
        ]
      : []),
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
