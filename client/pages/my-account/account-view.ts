/** What the account's page shows: its overview, or one form of it. */
export const ACCOUNT_FORMS = ['details', 'password', 'deletion'] as const;
export type AccountForm = (typeof ACCOUNT_FORMS)[number];

/** Names the form in the address, and what was saved just now. */
const FORM_KEY = 'edit';
const SAVED_KEY = 'saved';

/** Which form an address or a form's hidden field names; none: the overview. */
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
