import { writtenPhone, unbrokenPhone } from '#shared/domain/phone.ts';
import type { Address } from '#shared/contract/customer.ts';
import styles from './address-lines.module.css';

type Lines = Pick<Address, 'address_1' | 'address_2' | 'zipcode' | 'city' | 'mobile'>;

/** A postal address. Delivery is to France only, so it is marked as French. */
export function AddressLines({ address }: { address: Lines }) {
  const { address_1: first, address_2: second, zipcode, city, mobile } = address;
  return (
    <address className={styles.address} lang="fr">
      <span>{first}</span>
      {second && <span>{second}</span>}
      <span>
        {zipcode} {city}
      </span>
      {mobile && <span className="figures">{unbrokenPhone(writtenPhone(mobile))}</span>}
    </address>
  );
}
