import { useText } from '#client/app/use-text.ts';
import { ACCOUNT_FAULTS } from '#client/components/account/account-faults.ts';
import { SecretField } from '#client/components/account/secret-field.tsx';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import styles from './account-forms.module.css';
import { FormWays } from './form-ways.tsx';

/** What goes with the account, and the password that deletes it (AC-15). */
export function Deletion({ isProfessional }: { isProfessional: boolean }) {
  const text = useText();
  const labels = { password: text('account.deletion_password') };
  return (
    <div className={styles.deletion}>
      <p>{text('account.deletion_lead')}</p>
      <ul className={styles.consequences}>
        <li>{text('account.deletion_data')}</li>
        <li>{text('account.deletion_sessions')}</li>
        {isProfessional && <li>{text('account.deletion_prices')}</li>}
        {isProfessional && <li>{text('account.deletion_company')}</li>}
        {isProfessional && <li>{text('account.deletion_invoices')}</li>}
        <li>{text('account.deletion_email')}</li>
      </ul>
      <PostForm labels={labels} faultTexts={ACCOUNT_FAULTS} className={styles.form ?? ''} data-document>
        <input type="hidden" name="intent" value="deletion" />
        <SecretField name="password" label={labels.password} autoComplete="current-password" />
        <FormWays back={text('account.deletion_keep')}>
          <SubmitButton kind="ink">{text('account.deletion_confirm')}</SubmitButton>
        </FormWays>
      </PostForm>
    </div>
  );
}
