import { useText } from '#client/app/use-text.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { LogoutForm } from '#client/components/account/logout-form.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { Addresses } from './addresses.tsx';
import styles from './my-account-page.module.css';
import type { MyAccountData } from './my-account-load.ts';
import { PasswordForm } from './password-form.tsx';

/** The account: who one is here, where deliveries and invoices go, the password (RT-13). */
export function Page({ data: { user, customer, isPasswordChanged } }: { data: MyAccountData }) {
  const text = useText();
  const { company } = customer;
  return (
    <AccountFrame title={text('account.greeting', { name: customer.firstname })} actions={<LogoutForm />}>
      {isPasswordChanged && <Banner tone="good">{text('account.password_changed')}</Banner>}
      <section className={styles.part} aria-labelledby="account-facts">
        <h2 id="account-facts">{text('account.facts')}</h2>
        <dl className={styles.facts}>
          <Fact term={text('account.name')} fact={`${customer.firstname} ${customer.lastname}`} />
          {company && <Fact term={text('account.company')} fact={company.name} />}
          <Fact term={text('account.number')} fact={customer.customer_id} />
          <Fact term={text('account.email')} fact={user.email} />
          {customer.phone && <Fact term={text('account.phone')} fact={customer.phone} />}
        </dl>
      </section>
      <section className={styles.part} aria-labelledby="account-addresses">
        <h2 id="account-addresses">{text('account.addresses')}</h2>
        <Addresses customer={customer} />
      </section>
      <section className={styles.part} aria-labelledby="account-password">
        <h2 id="account-password">{text('account.password')}</h2>
        <PasswordForm />
      </section>
    </AccountFrame>
  );
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}
