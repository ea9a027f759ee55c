import { useText } from '#client/app/use-text.ts';
import { AddressLines } from '#client/components/account/address-lines.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import styles from './order.module.css';

/** Where it goes, by whom, and who is billed. */
export function Carriage({ order }: { order: FollowedOrder }) {
  const text = useText();
  const { carrier, tracking, relay, buyer, comment, payment } = order;
  return (
    <section className={styles.part} aria-labelledby="order-carriage">
      <h2 id="order-carriage">{text('orders.carriage')}</h2>
      <div className={styles.places}>
        <div>
          <h3>{text('orders.carrier')}</h3>
          <p>{carrier.name}</p>
          {tracking && (
            <p className={styles.tracking}>
              {text('orders.tracking', { number: tracking.number })}
              {tracking.url && (
                <>
                  <br />
                  <TextLink href={tracking.url} rel="noreferrer" leaves={text('orders.other_site')}>
                    {text('orders.track')}
                  </TextLink>
                </>
              )}
            </p>
          )}
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
      </div>
    </section>
  );
}
