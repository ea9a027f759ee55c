import { createFormReader } from '#backoffice/forms/form-reader.ts';
import { brokenPasswordRules, toComparedPassword } from '#shared/domain/password.ts';

export type OwnerField = 'name' | 'email' | 'password' | 'password_confirmation';

export type OwnerForm = Partial<Record<OwnerField, string>>;

export type NewOwner = { name: string; email: string; password: string };

export type OwnerReading = { owner: NewOwner; errors: Partial<Record<OwnerField, string>> };

/** Validates the account of the first operator, with a code for every invalid field. */
export function readOwnerForm(form: OwnerForm): OwnerReading {
  const { line, email, addError, errors } = createFormReader<OwnerField>(form);
  const { password = '', password_confirmation: repeated = '' } = form;
  // Not trimmed: spaces are part of a password.
  const owner = { name: line('name'), email: email('email'), password };
  if (password === '') addError('password', 'required');
  if (brokenPasswordRules(password).length > 0) addError('password', 'password_not_valid');
  if (toComparedPassword(repeated) !== toComparedPassword(password))
    addError('password_confirmation', repeated === '' ? 'required' : 'password_not_identical');
  return { owner, errors };
}
