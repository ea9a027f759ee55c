import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AddressLines } from '#client/components/account/address-lines.tsx';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import styles from './order.module.css';

export function Carriage({ order }: { order: FollowedOrder }) {
  const text = useTranslations();
  const { carrier, relay, buyer, comment, payment } = order;
  const references = [
    [text('orders.your_number'), order.order_number],
    [text('orders.your_site'), order.site_reference],
  ].filter(([, value]) => value !== '');
  return (
    <section className={styles.part} aria-labelledby="order-carriage">
      <h2 id="order-carriage">{text('orders.carriage')}</h2>
      <div className={styles.places}>
        <div>
          <h3>{text('orders.carrier')}</h3>
          <p>{carrier.name}</p>
          {comment !== '' && <p className={styles.comment}>{text('orders.comment', { comment })}</p>}
        </div>
        <div>
          <h3>{text(relay ? 'orders.delivered_relay' : 'orders.delivered_to')}</h3>
          <p>{relay?.nom ?? buyer.name}</p>
          <AddressLines address={order.delivery_address} />
        </div>
        <div>
          <h3>{text('orders.billed_to')}</h3>
          <p>{buyer.name}</p>
          <AddressLines address={order.invoice_address} />
          <p className={styles.comment}>{text(`orders.payment_${payment}`)}</p>
        </div>
        {references.length > 0 && (
          <div>
            <h3>{text('orders.references')}</h3>
            <dl className={styles.references}>
              {references.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
