import { createSessionsApi } from '#shared/api/sessions.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { textOf, toFormState } from '#shared/form-state.ts';

/** Requests a password reset. The response does not reveal whether the account exists. */
export const action: PageAction = async ({ api, match, form }) => {
  const email = textOf(form, 'email');
  if (email === '') return { kind: 'invalid', form: toFormState(form, { email: 'required' }) };
  await createSessionsApi(api.caller).rewind(email);
  return { kind: 'redirect', to: `${match.pathname}?sent=1`, status: 303 };
};
