import { Alert, Link } from '@mui/material';
import { useLogin, useLocation } from 'ra-core';
import { useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { CodeField, EmailField, PresentPasswordField } from '#admin/fields/account-fields.tsx';
import { CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AuthPage } from './auth-page.tsx';

/** Asks for address and password, then for the code of the second factor if the account has one. */
export function SignInPage() {
  const text = useMessages();
  const login = useLogin();
  const { search } = useLocation();
  const [asksCode, setAsksCode] = useState(false);
  const submission = useSubmit(
    async (values) => {
      await login(values);
    },
    (error) => {
      const isAsked = error instanceof ApiError && error.body.code === 'code_required';
      if (isAsked) setAsksCode(true);
      return isAsked;
    },
  );
  return (
    <AuthPage title={text('auth.sign_in')}>
      {search.includes('done=') && <Alert severity="success">{text('auth.password_chosen')}</Alert>}
      <CallForm submission={submission} button={text('auth.sign_in')}>
        <EmailField submission={submission} />
        <PresentPasswordField label={text('auth.password')} submission={submission} />
        {asksCode && <CodeField helperText={text('auth.code_help')} isFocused submission={submission} />}
      </CallForm>
      <Link href="#/password" sx={{ display: 'inline-block', mt: 2 }}>
        {text('auth.forgotten')}
      </Link>
    </AuthPage>
  );
}
