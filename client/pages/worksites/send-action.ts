import { createContactsApi } from '#shared/api/contacts.ts';
import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { redirectToWorksites } from './redirect-to-worksites.ts';

export async function sendToInstaller(args: ActionArgs, worksite: number): Promise<ActionOutcome> {
  const { api, form } = args;
  const configurations = form.getAll('configurations').flatMap((value) => {
    const id = Number(value);
    return Number.isInteger(id) && id > 0 ? [id] : [];
  });
  const contact = textOf(form, 'contact');
  const errors = {
    ...(contact === '' && { contact: 'required' }),
    ...(configurations.length === 0 && { configurations: 'none' }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', form: toFormState(form, errors) };
  await createContactsApi(api.caller).sendConfiguration({
    contact,
    configurations,
    phone: textOf(form, 'phone'),
    message: textOf(form, 'message'),
    key: textOf(form, 'key'),
  });
  return redirectToWorksites(args, { worksite, sent: 1 });
}
