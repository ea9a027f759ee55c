import { CallField } from '#admin/fields/form-fields.tsx';
import type { Submission } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** A new password, typed twice. */
export function PasswordFields({ submission }: { submission: Submission }) {
  const text = useMessages();
  const shared = { type: 'password', autoComplete: 'new-password', required: true, submission };
  return (
    <>
      <CallField
        name="password"
        label={text('auth.new_password')}
        helperText={text('auth.password_rules')}
        {...shared}
      />
      <CallField name="password_confirmation" label={text('auth.password_again')} {...shared} />
    </>
  );
}
