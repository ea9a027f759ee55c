import { createProjectsApi } from '#shared/api/projects.ts';
import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { readMargin } from './proposal-values.ts';
import { redirectToWorksites } from './redirect-to-worksites.ts';
import { LINKS_ANCHOR } from './worksites-url.ts';

const MIN_MARGIN = -5000;
const MAX_MARGIN = 20_000;

export async function saveProposal(args: ActionArgs, worksite: number): Promise<ActionOutcome> {
  const { api, form } = args;
  const margin = readMargin(textOf(form, 'margin'));
  const errors: Record<string, string> = {
    ...(textOf(form, 'company') === '' && { company: 'required' }),
    ...(margin === undefined && { margin: 'format' }),
    ...(margin !== undefined && (margin < MIN_MARGIN || margin > MAX_MARGIN) && { margin: 'range' }),
    ...(textOf(form, 'valid_until') === '' && { valid_until: 'required' }),
  };
  if (margin === undefined || Object.keys(errors).length > 0)
    return { kind: 'invalid', form: toFormState(form, errors) };
  await createProjectsApi(api.caller).saveProposal({
    id: worksite,
    company: textOf(form, 'company'),
    client: textOf(form, 'client'),
    margin,
    valid_until: textOf(form, 'valid_until'),
    note: textOf(form, 'note'),
    rates: ratesIn(form),
  });
  return redirectToWorksites(args, { worksite, view: 'proposal' });
}

/** Creates a link to the current state of the proposal. The redirect contains the token, which is displayed once. */
export async function shareProposal(args: ActionArgs, worksite: number): Promise<ActionOutcome> {
  const { token } = await createProjectsApi(args.api.caller).share(worksite);
  return redirectToWorksites(args, { worksite, view: 'proposal', link: token, anchor: LINKS_ANCHOR });
}

export async function endShares(args: ActionArgs, worksite: number): Promise<ActionOutcome> {
  await createProjectsApi(args.api.caller).endShares(worksite);
  return redirectToWorksites(args, { worksite, view: 'proposal', anchor: LINKS_ANCHOR });
}

/** Reads the VAT rate of each configuration. */
function ratesIn(form: FormData) {
  return [...form].flatMap(([name, value]) => {
    const id = /^vat_([1-9]\d{0,8})$/.exec(name)?.[1];
    const vat = Number(value);
    return id !== undefined && Number.isInteger(vat) && vat > 0 ? [{ configuration: Number(id), vat }] : [];
  });
}
