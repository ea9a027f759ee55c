import { Alert, Typography } from '@mui/material';
import { useNavigate, useParams } from 'ra-core';
import { useState } from 'react';
import { useApi } from '#admin/app/api-context.ts';
import { EmailField } from '#admin/fields/account-fields.tsx';
import { CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AuthPage, SignInLink } from './auth-page.tsx';
import { PasswordFields } from './password-fields.tsx';

/** Mails a link to choose a new password. The reply is the same for unknown addresses. */
export function ForgottenPasswordPage() {
  const text = useMessages();
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const submission = useSubmit(async ({ email = '' }) => {
    await api.call('POST /operator/password-link', { body: { email } });
    setSent(true);
  });
  return (
    <AuthPage title={text('auth.forgotten')}>
      {isSent ? (
        <Alert severity="success">{text('auth.link_sent')}</Alert>
      ) : (
        <>
          <Typography>{text('auth.forgotten_help')}</Typography>
          <CallForm submission={submission} button={text('auth.send_link')}>
            <EmailField submission={submission} />
          </CallForm>
        </>
      )}
      <SignInLink />
    </AuthPage>
  );
}

/** Sets a new password with the token of the mailed link. */
export function NewPasswordPage() {
  const text = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const submission = useSubmit(async ({ password = '', password_confirmation = '' }) => {
    await api.call('POST /operator/password-reset', { body: { token, password, password_confirmation } });
    navigate('/login?done=password');
  });
  return (
    <AuthPage title={text('auth.choose_password')}>
      <CallForm submission={submission} button={text('auth.save_password')}>
        {submission.fields['token'] && <Alert severity="error">{text('auth.link_expired')}</Alert>}
        <PasswordFields submission={submission} />
      </CallForm>
      <SignInLink />
    </AuthPage>
  );
}
