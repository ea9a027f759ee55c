import { Alert } from '@mui/material';
import { useState } from 'react';
import { PasswordFields } from '#admin/auth/password-fields.tsx';
import { useApi } from '#admin/app/api-context.ts';
import { PresentPasswordField } from '#admin/fields/account-fields.tsx';
import { CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';

/** Changes the password; all other sessions end. */
export function OwnPassword() {
  const text = useMessages();
  const api = useApi();
  const [isChanged, setChanged] = useState(false);
  const submission = useSubmit(async ({ old_password = '', password = '', password_confirmation = '' }) => {
    setChanged(false);
    await api.call('PUT /operator/password', { body: { old_password, password, password_confirmation } });
    setChanged(true);
  });
  return (
    <SectionCard title={text('profile.password')}>
      {isChanged && <Alert severity="success">{text('profile.password_changed')}</Alert>}
      <CallForm submission={submission} button={text('profile.change_password')}>
        <PresentPasswordField
          name="old_password"
          label={text('profile.old_password')}
          submission={submission}
        />
        <PasswordFields submission={submission} />
      </CallForm>
    </SectionCard>
  );
}
