/** Forms of the account page; without one, the page shows the overview. */
export const ACCOUNT_FORMS = ['details', 'password', 'deletion'] as const;
export type AccountForm = (typeof ACCOUNT_FORMS)[number];

/** Query parameters: the open form, and the form that was just saved. */
const FORM_KEY = 'edit';
const SAVED_KEY = 'saved';

/** Returns the form of this name; `undefined` selects the overview. */
export function toAccountForm(name: string | null | undefined): AccountForm | undefined {
  return ACCOUNT_FORMS.find((form) => form === name);
}

export function readAccountForm(search: URLSearchParams): AccountForm | undefined {
  return toAccountForm(search.get(FORM_KEY));
}

export function readSaved(search: URLSearchParams): AccountForm | undefined {
  return toAccountForm(search.get(SAVED_KEY));
}

export const formPath = (base: string, form: AccountForm) => `${base}?${FORM_KEY}=${form}`;
export const savedPath = (base: string, form: AccountForm) => `${base}?${SAVED_KEY}=${form}`;
