import type { ReactNode } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import { unbrokenPhone, writtenPhone } from '#shared/domain/phone.ts';
import type { OrderOverview } from './order-overview.ts';
import styles from './order-overview.module.css';

type OverviewAddressesProps = {
  overview: OrderOverview;
  /** Link to the step that sets it. */
  change?: ReactNode;
  /** Delivery date, unless shown elsewhere on the page. */
  date?: ReactNode;
};

export function OverviewAddresses({ overview, change, date }: OverviewAddressesProps) {
  const text = useTranslations();
  const { delivery, invoice, carrier, phone, comment, orderNumber, siteReference } = overview;
  return (
    <section className={styles.part} aria-labelledby="sheet-places">
      <div className={styles.head}>
        <h2 id="sheet-places">{text('order.places')}</h2>
        {change}
      </div>
      {date && <div className={styles.date}>{date}</div>}
      <div className={styles.places}>
        <div>
          <h3>{text('order.carrier')}</h3>
          <p>{carrier}</p>
          {phone && <p className="figures">{unbrokenPhone(writtenPhone(phone))}</p>}
        </div>
        {delivery && <Place title={text('order.delivery')} address={delivery} />}
        {invoice && <Place title={text('order.invoice')} address={invoice} />}
      </div>
      {(orderNumber !== '' || siteReference !== '') && (
        <dl className={styles.references}>
          {orderNumber !== '' && <Reference name={text('order.order_number')} value={orderNumber} />}
          {siteReference !== '' && <Reference name={text('order.site_reference')} value={siteReference} />}
        </dl>
      )}
      {comment !== '' && (
        <p className={styles.comment}>
          <b>{text('order.comment')}</b> {comment}
        </p>
      )}
    </section>
  );
}

function Reference({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Place({ title, address }: { title: string; address: OrderAddress }) {
  const { label, address_1: first, address_2: second, zipcode, city } = address;
  return (
    <div>
      <h3>{title}</h3>
      <address lang="fr">
        <span>{label}</span>
        <span>{first}</span>
        {second && <span>{second}</span>}
        <span>
          {zipcode} {city}
        </span>
      </address>
    </div>
  );
}
