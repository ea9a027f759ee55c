import { createSessionsApi } from '#shared/api/sessions.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { href } from '#routes/href.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { secretOf, toFormState, WHOLE_FORM } from '#shared/form-state.ts';

/** Sets the new password. The link of the email is valid once. */
export const action: PageAction = async ({ api, match, search, form }) => {
  try {
    await createSessionsApi(api.caller).changePassword({
      token: search.get('token') ?? '',
      password: secretOf(form, 'password'),
      password_confirmation: secretOf(form, 'password_confirmation'),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.errors?.['token'] === undefined) throw error;
    return { kind: 'invalid', form: toFormState(form, { [WHOLE_FORM]: 'expired' }) };
  }
  return {
    kind: 'redirect',
    to: `${href('login', { locale: match.locale, target: 'pro' })}?renewed=1`,
    status: 303,
  };
};
