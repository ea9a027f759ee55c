import { LogOut } from 'lucide';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { LogoutForm } from '#client/components/links/logout-form.tsx';
import { useViewFocus } from '#client/components/account/use-view-focus.ts';
import { UnavailableNotice } from '#client/components/failure/unavailable-notice.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import { toAccountForm } from './account-view.ts';
import { Deletion } from './deletion.tsx';
import { DetailsForm } from './details-form.tsx';
import { FORM_TITLES, type MyAccountData, type UnavailableAccount } from './my-account-load.ts';
import styles from './overview.module.css';
import { Overview } from './overview.tsx';
import { PasswordForm } from './password-form.tsx';
import { Tiles } from './tiles.tsx';

/** The account: overview or one form (RT-13). */
export function Page({ data }: { data: MyAccountData | UnavailableAccount }) {
  return data.customer ? <Account data={data} /> : <NoAccount isProfessional={data.isProfessional} />;
}

function Account({ data }: { data: MyAccountData }) {
  const text = useTranslations();
  const { state } = usePageForm();
  const { customer } = data;
  const form = toAccountForm(state?.values['intent']?.[0]) ?? data.form;
  useViewFocus(form ?? 'overview');
  if (form) {
    return (
      <AccountFrame title={text(FORM_TITLES[form])}>
        {form === 'details' && <DetailsForm customer={customer} civilities={data.civilities} />}
        {form === 'password' && <PasswordForm />}
        {form === 'deletion' && (
          <Deletion isProfessional={customer.company !== null} state={data.deletion ?? UNAVAILABLE} />
        )}
      </AccountFrame>
    );
  }
  const lead = customer.company
    ? text('account.lead_pro', { company: customer.company.name, number: customer.customer_id })
    : text('account.lead_private', { number: customer.customer_id });
  return (
    <AccountFrame
      title={text('account.greeting', { name: customer.firstname })}
      lead={lead}
      actions={
        <LogoutForm>
          <Button type="submit" kind="secondary" icon={LogOut}>
            {text('account.logout')}
          </Button>
        </LogoutForm>
      }
    >
      <Overview data={data} />
    </AccountFrame>
  );
}

/** Links of the account while its data is unavailable. */
function NoAccount({ isProfessional }: { isProfessional: boolean }) {
  const text = useTranslations();
  return (
    <AccountFrame title={text('account.title')}>
      <div className={styles.done}>
        <UnavailableNotice>{text('account.unanswered')}</UnavailableNotice>
      </div>
      <Tiles isProfessional={isProfessional} counts={{}} />
    </AccountFrame>
  );
}
