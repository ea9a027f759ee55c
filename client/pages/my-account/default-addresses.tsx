import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { AddressLines } from '#client/components/account/address-lines.tsx';
import { existsIn, href } from '#routes/href.ts';
import type { Customer } from '#shared/contract/customer.ts';
import { ADDRESS_USES } from '#shared/domain/address-uses.ts';
import styles from './facts.module.css';
import { Part } from './part.tsx';

/** Where deliveries and invoices go. All addresses have a page of their own, in French alone. */
export function DefaultAddresses({ customer: { addresses, company } }: { customer: Customer }) {
  const text = useText();
  const { site, isLive } = usePage();
  const all = [...addresses, ...(company?.addresses ?? [])];
  const isElsewhere = !existsIn('addresses', site.locale);
  const link = {
    url: href('addresses', { ...site, locale: 'fr' }),
    label: text(isElsewhere ? 'account.addresses_manage_french' : 'account.addresses_manage'),
    ...(isElsewhere && { lang: 'fr' }),
  };
  return (
    <Part id="addresses" title={text('account.addresses')} {...(isLive('addresses') && { link })}>
      {all.length === 0 ? (
        <p className={styles.note}>{text('account.no_address')}</p>
      ) : (
        <ul className={styles.addresses}>
          {ADDRESS_USES.toReversed().map((use) => {
            const address = all.find(({ type }) => type.includes(use));
            return (
              address && (
                <li key={use}>
                  <p>{text(`account.address_${use}`)}</p>
                  <h3>{address.label}</h3>
                  <AddressLines address={address} />
                </li>
              )
            );
          })}
        </ul>
      )}
    </Part>
  );
}
