import { createAccountsApi } from '#shared/api/accounts.ts';
import { createBenefitsApi } from '#shared/api/benefits.ts';
import { createSessionsApi } from '#shared/api/sessions.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { href } from '#routes/href.ts';
import { isFilePath, returnPath } from '#routes/return-path.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { Customer } from '#shared/contract/customer.ts';
import { readProductId, FAVORITE_FIELD } from '#shared/domain/favorite-form.ts';
import { secretOf, textOf, toFormState, WHOLE_FORM } from '#shared/form-state.ts';
import { INTENT, RESEND } from './resend-intent.ts';

/** Opens a session and redirects to the requested page, else to the account. */
export const action: PageAction = async ({ api, match, search, form }) => {
  if (textOf(form, INTENT) === RESEND) {
    await createAccountsApi(api.caller).resend();
    return { kind: 'redirect', to: `${match.pathname}?resent=1`, status: 303 };
  }
  const email = textOf(form, 'email');
  const password = secretOf(form, 'password');
  const errors = {
    ...(email === '' && { email: 'required' }),
    ...(password === '' && { password: 'required' }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', form: toFormState(form, errors) };
  try {
    const { customer } = await createSessionsApi(api.caller).login({ email, password });
    await addRequestedFavorite(api, customer, search);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 401) throw error;
    return { kind: 'invalid', form: toFormState(form, { [WHOLE_FORM]: refusalOf(error) }, 401) };
  }
  const site = { locale: match.locale, target: match.urlTarget };
  const to = returnPath(search.get('redirect')) ?? href('my-account', site);
  return { kind: 'redirect', to, status: 303, ...(isFilePath(to) && { isNewDocument: true }) };
};

/** Adds the product that the visitor marked as favourite before the login. A refusal does not fail the login. */
async function addRequestedFavorite(api: Api, customer: Customer, search: URLSearchParams): Promise<void> {
  const id = readProductId(search.get(FAVORITE_FIELD));
  if (id === undefined || !customer.company) return;
  try {
    await createBenefitsApi(api.caller).addFavorite(customer.customer_id, id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Error code of a failed login: the pending step of an unconfirmed account, or invalid credentials. */
function refusalOf({ body }: ApiError): string {
  return body.code === 'USER_NOT_VALIDATED'
    ? `not_validated_${body.status ?? 'created'}`
    : 'invalid_credentials';
}
