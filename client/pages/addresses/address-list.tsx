import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AddressLines } from '#client/components/account/address-lines.tsx';
import { WholeFormError } from '#client/components/post-form/whole-form-error.tsx';
import { AddressUses } from '#client/components/account/address-uses.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Address } from '#shared/contract/customer.ts';
import styles from './address-list.module.css';
import { addPath, editPath, removePath, type AddressDone } from './address-view.ts';
import type { AddressesData } from './addresses-load.ts';

type AddressListProps = Pick<AddressesData, 'own' | 'company'> & { done: AddressDone | undefined };

export function AddressList({ own, company, done }: AddressListProps) {
  const text = useTranslations();
  const { match } = usePage();
  return (
    <>
      <WholeFormError />
      {done && (
        <Banner tone="good" spoken={text(`account.address_done_${done}`)}>
          {text(`account.address_done_${done}`)}
        </Banner>
      )}
      <section className={styles.part} aria-labelledby="own-addresses">
        <h2 id="own-addresses" className={company ? styles.title : 'hidden'}>
          {text('account.addresses_own')}
        </h2>
        {own.length > 0 ? (
          <Rows addresses={own} areOwn />
        ) : (
          <EmptyState
            headingLevel="h3"
            title={text('account.addresses_none')}
            text={text(company ? 'account.addresses_none_pro' : 'account.addresses_none_private')}
          >
            <ButtonLink href={addPath(match.pathname)} kind={company ? 'secondary' : 'primary'}>
              {text('account.address_add')}
            </ButtonLink>
          </EmptyState>
        )}
      </section>
      {company && company.addresses.length > 0 && (
        <section className={styles.part} aria-labelledby="company-addresses">
          <h2 id="company-addresses" className={styles.title}>
            {text('account.addresses_company', { company: company.name })}
          </h2>
          <Rows addresses={company.addresses} />
        </section>
      )}
    </>
  );
}

function Rows({ addresses, areOwn = false }: { addresses: readonly Address[]; areOwn?: boolean }) {
  const text = useTranslations();
  const { match } = usePage();
  return (
    <ul className={styles.rows}>
      {addresses.map((address) => (
        <li key={address.id}>
          <div className={styles.name}>
            <h3>{address.label}</h3>
            <AddressUses address={address} />
          </div>
          <AddressLines address={address} />
          <p className={styles.ways}>
            <TextLink href={editPath(match.pathname, address.id)}>
              {text('account.edit')}
              <span className="hidden"> {text('account.address_named', { label: address.label })}</span>
            </TextLink>
            {areOwn && (
              <TextLink href={removePath(match.pathname, address.id)}>
                {text('account.remove')}
                <span className="hidden"> {text('account.address_named', { label: address.label })}</span>
              </TextLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
