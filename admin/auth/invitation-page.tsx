import { Alert } from '@mui/material';
import { useParams } from 'ra-core';
import { useState } from 'react';
import { useApi } from '#admin/app/api-context.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AuthPage, SignInLink } from './auth-page.tsx';
import { PasswordFields } from './password-fields.tsx';

/** Creates the account of an invited operator with the token of the mailed link. */
export function InvitationPage() {
  const text = useMessages();
  const api = useApi();
  const { token = '' } = useParams();
  const [email, setEmail] = useState<string>();
  const submission = useSubmit(async ({ name = '', password = '', password_confirmation = '' }) => {
    const accepted = await api.call('POST /operator/invitation-acceptance', {
      body: { token, name, password, password_confirmation },
    });
    setEmail(accepted.email);
  });
  return (
    <AuthPage title={text('auth.invitation')}>
      {email === undefined ? (
        <CallForm submission={submission} button={text('auth.create_account')}>
          {submission.fields['token'] && <Alert severity="error">{text('auth.invitation_expired')}</Alert>}
          <CallField
            name="name"
            label={text('auth.name')}
            autoComplete="name"
            required
            submission={submission}
          />
          <PasswordFields submission={submission} />
        </CallForm>
      ) : (
        <Alert severity="success">{text('auth.account_created', { email })}</Alert>
      )}
      <SignInLink />
    </AuthPage>
  );
}
