import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AddressLines } from '#client/components/account/address-lines.tsx';
import { existsIn, href } from '#routes/href.ts';
import type { Address, Customer } from '#shared/contract/customer.ts';
import styles from './facts.module.css';
import { Part } from './part.tsx';

/** Default delivery and invoice addresses. The page of all addresses exists in French only. */
export function DefaultAddresses({ customer }: { customer: Customer }) {
  const text = useTranslations();
  const { site, isEnabled } = usePage();
  const defaults = findDefaults(customer);
  const isElsewhere = !existsIn('addresses', site.locale);
  const link = {
    url: href('addresses', { ...site, locale: 'fr' }),
    label: text(isElsewhere ? 'account.addresses_manage_french' : 'account.addresses_manage'),
    ...(isElsewhere && { lang: 'fr' }),
  };
  return (
    <Part id="addresses" title={text('account.addresses')} {...(isEnabled('addresses') && { link })}>
      {defaults.length === 0 ? (
        <p className={styles.note}>{text('account.no_address')}</p>
      ) : (
        <ul className={styles.addresses}>
          {defaults.map((address) => (
            <li key={address.id}>
              <p>{text(nameOfUse(address))}</p>
              <h3>{address.label}</h3>
              <AddressLines address={address} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Default addresses, delivery first. An address with both uses is listed once. */
function findDefaults({ addresses, company }: Customer): Address[] {
  const all = [...addresses, ...(company?.addresses ?? [])];
  return all
    .filter(({ type }) => type.length > 0)
    .toSorted((one, other) => Number(other.type.includes('primary')) - Number(one.type.includes('primary')));
}

function nameOfUse({ type }: Address) {
  if (type.length > 1) return 'account.address_both';
  return type.includes('invoice') ? 'account.address_invoice' : 'account.address_primary';
}
