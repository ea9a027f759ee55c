import { useText } from '#client/app/use-text.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import type { Customer } from '#shared/contract/customer.ts';
import styles from './my-account-page.module.css';

/** The customer's addresses, and what each is used for; the company's where he has none of his own. */
export function Addresses({ customer }: { customer: Customer }) {
  const text = useText();
  const addresses = customer.addresses.length > 0 ? customer.addresses : (customer.company?.addresses ?? []);
  if (addresses.length === 0) return <p className={styles.none}>{text('account.no_address')}</p>;
  return (
    <ul className={styles.addresses}>
      {addresses.map((address) => (
        <li key={address.id}>
          <h3>{address.label}</h3>
          <address>
            {address.address_1}
            <br />
            {address.address_2 && (
              <>
                {address.address_2}
                <br />
              </>
            )}
            {address.zipcode} {address.city}
          </address>
          <p className={styles.uses}>
            {address.type.includes('invoice') && <Badge>{text('account.address_invoice')}</Badge>}
            {address.type.includes('primary') && <Badge>{text('account.address_primary')}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}
