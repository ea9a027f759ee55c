import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SecretField } from './secret-field.tsx';

export function NewPasswordFields() {
  const text = useTranslations();
  return (
    <>
      <SecretField
        name="password"
        label={text('account.new_password')}
        hint={text('account.password_hint')}
        autoComplete="new-password"
      />
      <SecretField
        name="password_confirmation"
        label={text('account.password_again')}
        autoComplete="new-password"
      />
    </>
  );
}
