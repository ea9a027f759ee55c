import { Alert } from '@mui/material';
import { useApi } from '#admin/app/api-context.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Removes the second factor with the password and a code. */
export function RemoveSecondFactor({ onRemoved }: { onRemoved: () => void }) {
  const text = useMessages();
  const api = useApi();
  const submission = useSubmit(async ({ password = '', code = '' }) => {
    await api.call('POST /operator/second-factor/removal', { body: { password, code } });
    onRemoved();
  });
  return (
    <>
      <Alert severity="info">{text('profile.enrolled')}</Alert>
      <CallForm submission={submission} button={text('profile.remove_second_factor')}>
        <CallField
          name="password"
          type="password"
          label={text('profile.old_password')}
          autoComplete="current-password"
          required
          submission={submission}
        />
        <CallField
          name="code"
          label={text('auth.code')}
          autoComplete="one-time-code"
          required
          submission={submission}
        />
      </CallForm>
    </>
  );
}
