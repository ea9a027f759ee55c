/** What a form's fields held, by name; files are not among it. */
export type FormValues = Record<string, string[]>;

/** A form that was sent and not taken: shown again with what was typed and what is wrong with it. */
export type FormState = {
  /** What the page answers. */
  status: number;
  values: FormValues;
  /** A code for each bad field; `WHOLE_FORM` for what is about no field. */
  errors: Record<string, string>;
  /** Seconds until it may be sent again, where too many were sent. */
  retryAfter?: number;
};

/** A form as it arrived. `refused`: why it cannot be taken, before anybody looks at its fields. */
export type SentForm = { form: FormData; refused?: Omit<FormState, 'values'> };

/** Stands for the form itself among field names. */
export const WHOLE_FORM = 'form';

/** The field that tells one form of a page from the others, where there are several. */
export const FORM_NAME_FIELD = 'form_name';

/** Fields that say nothing of the visitor's own, and secrets: they are never shown again. */
const FORGOTTEN = new Set(['verification_token', 'password', 'password_confirmation', 'old_password']);

/** The page again: `errors` by field, with what was typed. `retryAfter`: seconds until the form may be sent again. */
export function toFormState(
  form: FormData,
  errors: Record<string, string>,
  status = 422,
  retryAfter?: number,
): FormState {
  return { status, errors, values: valuesOf(form), ...(retryAfter !== undefined && { retryAfter }) };
}

/** One field's text, without the spaces around it; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** One field's text as it was typed, spaces included: passwords have theirs. Empty when it is missing. */
export function secretOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function valuesOf(form: FormData): FormValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || FORGOTTEN.has(name)) continue;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries(values);
}
