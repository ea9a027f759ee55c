import { Alert, Link } from '@mui/material';
import { useLogin, useLocation } from 'ra-core';
import { useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AuthPage } from './auth-page.tsx';

/** The code is the only field left to fill in once it is asked for. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}

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
        <CallField
          name="email"
          type="email"
          label={text('auth.email')}
          autoComplete="username"
          required
          submission={submission}
        />
        <CallField
          name="password"
          type="password"
          label={text('auth.password')}
          autoComplete="current-password"
          required
          submission={submission}
        />
        {asksCode && (
          <CallField
            name="code"
            label={text('auth.code')}
            helperText={text('auth.code_help')}
            autoComplete="one-time-code"
            inputRef={focusField}
            required
            submission={submission}
          />
        )}
      </CallForm>
      <Link href="#/password" sx={{ display: 'inline-block', mt: 2 }}>
        {text('auth.forgotten')}
      </Link>
    </AuthPage>
  );
}
