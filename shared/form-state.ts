/** Values of a form's fields by name, without files. */
export type FormValues = Record<string, string[]>;

/** A refused form: it is shown again with its typed values and errors. */
export type FormState = {
  status: number;
  values: FormValues;
  /** Error code of each invalid field; `WHOLE_FORM` for the form itself. */
  errors: Record<string, string>;
  /** Seconds until it may be sent again, after too many forms. */
  retryAfter?: number;
};

/** A received form. `refused`: the reason for which its fields are not processed. */
export type SentForm = { form: FormData; refused?: Omit<FormState, 'values'> };

/** Name of the form itself among field names. */
export const WHOLE_FORM = 'form';

/** Field that identifies a form on a page with several. */
export const FORM_NAME_FIELD = 'form_name';

/** Fields without content of the visitor, and secrets: they are never shown again. */
const UNECHOED = new Set(['verification_token', 'password', 'password_confirmation', 'old_password']);

/**
 * Creates the state of a refused form: `errors` by field, and the typed values. `retryAfter`: seconds until the form
 * may be sent again.
 */
export function toFormState(
  form: FormData,
  errors: Record<string, string>,
  status = 422,
  retryAfter?: number,
): FormState {
  return { status, errors, values: valuesOf(form), ...(retryAfter !== undefined && { retryAfter }) };
}

/** Returns a field's text, trimmed; empty for a missing field or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns a field's text as typed, for passwords with spaces. Empty if it is missing. */
export function secretOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function valuesOf(form: FormData): FormValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || UNECHOED.has(name)) continue;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries(values);
}
