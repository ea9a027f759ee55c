import { createFormReader } from '#backoffice/forms/form-reader.ts';
import type { SignupForm } from '#shared/contract/account.ts';
import { brokenPasswordRules, toComparedPassword } from '#shared/domain/password.ts';
import { siretDigits } from '#shared/domain/siret.ts';

export type Application = {
  siret: string;
  company: string;
  address_1: string;
  address_2: string | null;
  zipcode: string;
  city: string;
  civility: string;
  firstname: string;
  lastname: string;
  email: string;
  /** In international format: `+33261911212`. */
  phone: string;
  password: string;
};

export type Reading = { application: Application; errors: Record<string, string> };

/** Validates an application, with a code for every invalid field. The register checks the SIRET. */
export function readSignup(form: SignupForm, civilities: readonly string[]): Reading {
  const { line, email, postcode, phone, addError: error, errors } = createFormReader<keyof SignupForm>(form);
  const application: Application = {
    siret: siretDigits(line('siret', { maxLength: 40 })),
    company: line('company'),
    address_1: line('address_1'),
    address_2: line('address_2', { isRequired: false }) || null,
    zipcode: postcode('zipcode'),
    city: line('city'),
    civility: line('civility'),
    firstname: line('firstname'),
    lastname: line('lastname'),
    email: email('email'),
    phone: phone('phone'),
    // Not trimmed: spaces are part of a password.
    password: form.password,
  };
  if (!civilities.includes(application.civility)) error('civility', 'invalid');
  if (form.password === '') error('password', 'required');
  if (brokenPasswordRules(form.password).length > 0) error('password', 'password_not_valid');
  if (toComparedPassword(form.password_confirmation) !== toComparedPassword(form.password))
    error('password_confirmation', form.password_confirmation === '' ? 'required' : 'password_not_identical');
  if (form.terms !== 'yes') error('terms', 'required');
  return { application, errors };
}
