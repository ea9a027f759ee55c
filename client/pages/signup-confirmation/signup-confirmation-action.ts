import { createAccountsApi } from '#shared/api/accounts.ts';
import { readResend } from '#client/components/resend-form/read-resend.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { toFormState } from '#shared/form-state.ts';

/** Resends the confirmation email. The response does not reveal whether the account exists. */
export const action: PageAction = async ({ api, form, match }) => {
  const resend = readResend(form);
  if ('errors' in resend) return { kind: 'invalid', form: toFormState(form, resend.errors) };
  await createAccountsApi(api.caller).resend(resend.email);
  return { kind: 'redirect', to: `${match.pathname}?resent=1`, status: 303 };
};
