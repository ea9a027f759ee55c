import { createAccountsApi } from '#shared/api/accounts.ts';
import { readResend } from '#client/components/resend-form/read-resend.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { href } from '#routes/href.ts';
import { textOf, toFormState } from '#shared/form-state.ts';

/** Confirms the email; an expired link requests another email. */
export const action: PageAction = async ({ api, form, match }) => {
  const token = textOf(form, 'token');
  if (token !== '') {
    await createAccountsApi(api.caller).validate(token);
    return { kind: 'redirect', to: `${match.pathname}?${new URLSearchParams({ token })}`, status: 303 };
  }
  const resend = readResend(form);
  if ('errors' in resend) return { kind: 'invalid', form: toFormState(form, resend.errors) };
  await createAccountsApi(api.caller).resend(resend.email);
  const site = { locale: match.locale, target: match.urlTarget };
  return { kind: 'redirect', to: `${href('signup-confirmation', site)}?resent=1`, status: 303 };
};
