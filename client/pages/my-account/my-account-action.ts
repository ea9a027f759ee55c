import { ApiError } from '#shared/api/api-error.ts';
import { createCustomersApi } from '#shared/api/customers.ts';
import { createSessionsApi } from '#shared/api/sessions.ts';
import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { href } from '#routes/href.ts';
import { LOGOUT_AUDIENCE, logoutPath } from '#routes/logout-path.ts';
import { LOGOUT_INTENT } from '#shared/domain/logout-form.ts';
import { secretOf, textOf, toFormState } from '#shared/form-state.ts';
import { savedPath, toAccountForm, type AccountForm } from './account-view.ts';

const ACTIONS: Record<AccountForm, PageAction> = {
  details: changeDetails,
  password: changePassword,
  deletion: deleteAccount,
};

export const action: PageAction = async (args) => {
  const intent = textOf(args.form, 'intent');
  if (intent === LOGOUT_INTENT) return logOut(args);
  const form = toAccountForm(intent);
  return form ? ACTIONS[form](args) : { kind: 'notFound' };
};

/** Ends the session in this browser even if the API call fails. */
async function logOut({ api, match, form }: ActionArgs): Promise<ActionOutcome> {
  await createSessionsApi(api.caller)
    .logout()
    .catch(() => undefined);
  return redirectTo(logoutPath(match.locale, textOf(form, LOGOUT_AUDIENCE)));
}

async function changeDetails({ api, match, form }: ActionArgs): Promise<ActionOutcome> {
  const { customer } = await createSessionsApi(api.caller).current();
  await createCustomersApi(api.caller).update(customer.customer_id, {
    civility: textOf(form, 'civility'),
    firstname: textOf(form, 'firstname'),
    lastname: textOf(form, 'lastname'),
    phone: textOf(form, 'phone'),
    ...(customer.company && { company: textOf(form, 'company') }),
  });
  return redirectTo(savedPath(match.pathname, 'details'));
}

async function changePassword({ api, match, form }: ActionArgs): Promise<ActionOutcome> {
  await createSessionsApi(api.caller).changePassword({
    old_password: secretOf(form, 'old_password'),
    password: secretOf(form, 'password'),
    password_confirmation: secretOf(form, 'password_confirmation'),
  });
  return redirectTo(savedPath(match.pathname, 'password'));
}

/** Redirects to the login page, which confirms the deletion: the session is over. */
async function deleteAccount({ api, match, form }: ActionArgs): Promise<ActionOutcome> {
  const accepted = textOf(form, 'accepted');
  try {
    await createCustomersApi(api.caller).deleteAccount({
      password: secretOf(form, 'password'),
      ...(accepted !== '' && { accepted }),
    });
  } catch (error) {
    // The page shows the current obstacles.
    if (error instanceof ApiError && error.statusCode === 409)
      return { kind: 'invalid', form: toFormState(form, error.body.errors ?? {}, 409) };
    throw error;
  }
  return redirectTo(`${href('login', { locale: match.locale, target: 'pro' })}?deleted=1`);
}

function redirectTo(to: string): ActionOutcome {
  return { kind: 'redirect', to, status: 303 };
}
