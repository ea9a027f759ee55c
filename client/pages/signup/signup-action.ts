import { createAccountsApi } from '#shared/api/accounts.ts';
import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { href } from '#routes/href.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { SignupForm, SiretCheck } from '#shared/contract/account.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { checkFields } from './check-fields.ts';
import {
  BACK,
  FILLED_FIELD,
  LAST_STEP,
  readStep,
  STEP_FIELD,
  stepOf,
  STEPS,
  WAY_FIELD,
} from './signup-steps.ts';

/** Moves one step forward or back, or submits the application. Each step posts all values of the form. */
export const action: PageAction = async (args) => {
  const { form } = args;
  const step = readStep(textOf(form, STEP_FIELD));
  if (textOf(form, WAY_FIELD) === BACK) return showStep(form, Math.max(step - 1, 0));
  const names = STEPS.slice(0, step + 1).flat();
  const errors = checkFields(names, form);
  if (Object.keys(errors).length > 0) return showStep(form, stepOf(Object.keys(errors)), errors);
  if (step === LAST_STEP) return signUp(args);
  if (step === 0) {
    const refusal = await lookUp(args);
    if (refusal) return showStep(form, 0, { siret: refusal });
  }
  return showStep(form, step + 1);
};

/** Renders a step with all typed values. A step forward without errors has status 200. */
function showStep(form: FormData, step: number, errors: Record<string, string> = {}): ActionOutcome {
  form.set(STEP_FIELD, String(step));
  return { kind: 'invalid', form: toFormState(form, errors, Object.keys(errors).length > 0 ? 422 : 200) };
}

/** Fills in the company of a SIRET, or returns the error code of a refusal. Ignores an unavailable register. */
async function lookUp({ api, form }: ActionArgs): Promise<string | undefined> {
  const siret = textOf(form, 'siret');
  try {
    const refusal = refusalOf(await createAccountsApi(api.caller).checkSiret(siret));
    if (refusal || textOf(form, FILLED_FIELD) === siret) return refusal;
    const company = await createAccountsApi(api.caller).siretInfo(siret);
    form.set('company', company.name);
    form.set('address_1', company.address_1);
    form.set('address_2', company.address_2 ?? '');
    form.set('zipcode', company.zipcode);
    form.set('city', company.city);
    form.set(FILLED_FIELD, siret);
  } catch (error) {
    // The back office checks again on submission, so an unavailable register does not block the form.
    if (!(error instanceof ApiError)) throw error;
  }
  return undefined;
}

function refusalOf({ valid, exists, active, used }: SiretCheck): string | undefined {
  if (!valid) return 'checksum';
  if (!exists) return 'unknown';
  if (!active) return 'inactive';
  return used ? 'used' : undefined;
}

async function signUp({ api, form, match }: ActionArgs): Promise<ActionOutcome> {
  try {
    await createAccountsApi(api.caller).signup(toApplication(form));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.errors) throw error;
    return showStep(form, stepOf(Object.keys(error.body.errors)), error.body.errors);
  }
  // The URL contains no personal data.
  const to = href('signup-confirmation', { locale: match.locale, target: match.urlTarget });
  return { kind: 'redirect', to, status: 303 };
}

function toApplication(form: FormData): SignupForm {
  const secret = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    siret: textOf(form, 'siret'),
    company: textOf(form, 'company'),
    address_1: textOf(form, 'address_1'),
    address_2: textOf(form, 'address_2'),
    zipcode: textOf(form, 'zipcode'),
    city: textOf(form, 'city'),
    civility: textOf(form, 'civility'),
    firstname: textOf(form, 'firstname'),
    lastname: textOf(form, 'lastname'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    password: secret('password'),
    password_confirmation: secret('password_confirmation'),
    terms: textOf(form, 'terms'),
    key: textOf(form, 'key'),
  };
}
