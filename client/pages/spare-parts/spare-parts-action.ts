import { ALERT_FIELD, requestAlert } from '#client/components/parts/alert-request.ts';
import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { createPartsApi } from '#shared/api/parts.ts';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import { FORM_NAME_FIELD, textOf, toFormState } from '#shared/form-state.ts';
import { COLUMNS_FORM, LIST_FIELD, readColumnsForm } from './columns-form.ts';
import { LIST_ANCHOR, writeListAddress } from './list-address.ts';

/** Stores a pasted or uploaded list, or its confirmed columns, and redirects to the result. */
export const action: PageAction = async (args) => {
  if (args.form.has(ALERT_FIELD)) return requestAlert(args);
  if (!args.store.settings.cartEnabled) return { kind: 'notFound' };
  if (textOf(args.form, FORM_NAME_FIELD) === COLUMNS_FORM) return confirmColumns(args);
  const { key } = await createPartsApi(args.api.caller).storeList(toListForm(args.form));
  return toList(args, key);
};

async function confirmColumns(args: ActionArgs): Promise<ActionOutcome> {
  const { api, form } = args;
  const read = readColumnsForm(form);
  if ('errors' in read) return { kind: 'invalid', form: toFormState(form, read.errors) };
  try {
    const { key } = await createPartsApi(api.caller).storeColumns(read.columns);
    return toList(args, key);
  } catch (error) {
    // The page of an expired list states that it has expired.
    if (isNotFound(error)) return toList(args, read.columns.key);
    throw error;
  }
}

function toList({ match }: ActionArgs, key: string): ActionOutcome {
  return {
    kind: 'redirect',
    to: `${match.pathname}${writeListAddress({ key })}#${LIST_ANCHOR}`,
    status: 303,
  };
}

/**
 * Converts the form to the API's fields, without trimming the text. Browsers submit an empty file field as a file
 * without a name, which is skipped.
 */
function toListForm(form: FormData): FormData {
  const sent = new FormData();
  for (const name of ['lines', LIST_FIELD]) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') sent.set(name, value);
  }
  for (const file of form.getAll(FILES_FIELD)) {
    if (typeof file !== 'string' && (file.size > 0 || file.name !== '')) sent.append(FILES_FIELD, file);
  }
  return sent;
}
