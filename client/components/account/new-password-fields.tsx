import { useText } from '#client/app/intl/use-text.ts';
import { SecretField } from './secret-field.tsx';

export function NewPasswordFields() {
  const text = useText();
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
