import { Alert } from '@mui/material';
import { useState } from 'react';
import { PasswordFields } from '#admin/auth/password-fields.tsx';
import { useApi } from '#admin/app/api-context.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ProfileCard } from './profile-card.tsx';

/** Changes the password; all other sessions end. */
export function OwnPassword() {
  const text = useMessages();
  const api = useApi();
  const [isChanged, setChanged] = useState(false);
  const submission = useSubmit(async (values) => {
    setChanged(false);
    await api.call('PUT /operator/password', {
      body: {
        old_password: values['old_password'] ?? '',
        password: values['password'] ?? '',
        password_confirmation: values['password_confirmation'] ?? '',
      },
    });
    setChanged(true);
  });
  return (
    <ProfileCard title={text('profile.password')}>
      {isChanged && <Alert severity="success">{text('profile.password_changed')}</Alert>}
      <CallForm submission={submission} button={text('profile.change_password')}>
        <CallField
          name="old_password"
          type="password"
          label={text('profile.old_password')}
          autoComplete="current-password"
          required
          submission={submission}
        />
        <PasswordFields submission={submission} />
      </CallForm>
    </ProfileCard>
  );
}
