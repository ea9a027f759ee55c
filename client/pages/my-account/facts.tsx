import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { writtenPhone } from '#shared/domain/phone.ts';
import { writtenSiret } from '#shared/domain/siret.ts';
import { formPath } from './account-view.ts';
import { CreditPart } from './credit-part.tsx';
import { DefaultAddresses } from './default-addresses.tsx';
import styles from './facts.module.css';
import type { MyAccountData } from './my-account-load.ts';
import { Part } from './part.tsx';

/** Data of the account. Each section has an anchor (`#details`) and a link to its form. */
export function Facts({ data: { user, customer, civilities, credit } }: { data: MyAccountData }) {
  const text = useTranslations();
  const { match } = usePage();
  const { company } = customer;
  const civility = civilities.find(({ code }) => code === customer.civility)?.label ?? '';
  const details = formPath(match.pathname, 'details');
  return (
    <div className={styles.parts}>
      <Part
        id="details"
        title={text('account.facts')}
        link={{ url: details, label: text('account.details_edit') }}
      >
        <dl className={styles.facts}>
          <Fact term={text('account.name')} fact={`${civility} ${customer.firstname} ${customer.lastname}`} />
          <Fact term={text('account.email')} fact={user.email} />
          <Fact
            term={text('account.phone')}
            fact={customer.phone === null ? text('account.phone_none') : writtenPhone(customer.phone)}
          />
          <Fact term={text('account.number')} fact={customer.customer_id} />
        </dl>
      </Part>
      {company && (
        <Part
          id="company"
          title={text('account.company')}
          link={{ url: details, label: text('account.company_edit') }}
        >
          <dl className={styles.facts}>
            <Fact term={text('account.company_name')} fact={company.name} />
            <Fact term={text('account.siret')} fact={writtenSiret(company.siret)} />
          </dl>
        </Part>
      )}
      {company && credit !== null && <CreditPart credit={credit} />}
      <DefaultAddresses customer={customer} />
      <Part
        id="password"
        title={text('account.password')}
        link={{ url: formPath(match.pathname, 'password'), label: text('account.change_password') }}
      >
        <p className={styles.note}>{text('account.password_note')}</p>
      </Part>
      <Part
        id="deletion"
        title={text('account.deletion')}
        link={{ url: formPath(match.pathname, 'deletion'), label: text('account.deletion_link') }}
      >
        <p className={styles.note}>{text('account.deletion_note')}</p>
      </Part>
    </div>
  );
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="figures">{fact}</dd>
    </div>
  );
}
