import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ACCOUNT_ERRORS } from './account-errors.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PasswordField } from '#client/ui/password-field/password-field.tsx';

type SecretFieldProps = {
  name: 'password' | 'password_confirmation' | 'old_password';
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field of the page's form; the server never returns its value. */
export function SecretField({ name, label, hint, autoComplete }: SecretFieldProps) {
  const text = useTranslations();
  const field = useFormFields(ACCOUNT_ERRORS);
  return (
    <PasswordField
      {...field(name, label)}
      {...(hint !== undefined && { hint })}
      autoComplete={autoComplete}
      maxLength={200}
      labels={{
        show: text('account.password_show'),
        hide: text('account.password_hide'),
        shown: text('account.password_shown'),
        hidden: text('account.password_hidden'),
      }}
    />
  );
}
