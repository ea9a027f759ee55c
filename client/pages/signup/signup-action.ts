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

/** One step on, one step back, or the whole application: each is the form posted once more, with all it holds. */
export const action: PageAction = async (args) => {
  const { form } = args;
  const step = readStep(textOf(form, STEP_FIELD));
  if (textOf(form, WAY_FIELD) === BACK) return showStep(form, Math.max(step - 1, 0));
  const names = STEPS.slice(0, step + 1).flat();
  const faults = checkFields(names, form);
  if (Object.keys(faults).length > 0) return showStep(form, stepOf(Object.keys(faults)), faults);
  if (step === LAST_STEP) return signUp(args);
  if (step === 0) {
    const refusal = await lookUp(args);
    if (refusal) return showStep(form, 0, { siret: refusal });
  }
  return showStep(form, step + 1);
};

/** The page again at a step, with everything that was typed; a step forward is no fault. */
function showStep(form: FormData, step: number, errors: Record<string, string> = {}): ActionOutcome {
  form.set(STEP_FIELD, String(step));
  return { kind: 'invalid', form: toFormState(form, errors, Object.keys(errors).length > 0 ? 422 : 200) };
}

/** Whose number it is: fills in the company, or says why one cannot sign up with it. In silence one goes on. */
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
    // Looked up again when the application arrives: nobody is kept waiting for a register.
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
  // The address says nothing of the person.
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
