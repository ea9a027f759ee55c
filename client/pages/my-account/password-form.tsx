import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ACCOUNT_ERRORS } from '#client/components/account/account-errors.ts';
import { NewPasswordFields } from '#client/components/account/new-password-fields.tsx';
import { SecretField } from '#client/components/account/secret-field.tsx';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import styles from './account-forms.module.css';
import { FormActions } from './form-actions.tsx';

/** Changes the password, which ends all other sessions. */
export function PasswordForm() {
  const text = useTranslations();
  const labels = {
    old_password: text('account.old_password'),
    password: text('account.new_password'),
    password_confirmation: text('account.password_again'),
  };
  return (
    <PostForm labels={labels} errorMessages={ACCOUNT_ERRORS} className={styles.form ?? ''} data-document>
      <input type="hidden" name="intent" value="password" />
      <SecretField name="old_password" label={labels.old_password} autoComplete="current-password" />
      <NewPasswordFields />
      <FormActions back={text('account.cancel')}>
        <SubmitButton>{text('account.change_password')}</SubmitButton>
      </FormActions>
    </PostForm>
  );
}
