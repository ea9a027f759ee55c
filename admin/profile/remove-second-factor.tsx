import { Alert } from '@mui/material';
import { useApi } from '#admin/app/api-context.ts';
import { CodeField, PresentPasswordField } from '#admin/fields/account-fields.tsx';
import { CallForm } from '#admin/fields/form-fields.tsx';
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
        <PresentPasswordField label={text('profile.old_password')} submission={submission} />
        <CodeField submission={submission} />
      </CallForm>
    </>
  );
}
