import { brokenPasswordRules, toComparedPassword } from '#shared/domain/password.ts';
import { isFrenchPostcode, readPostcode } from '#shared/domain/postcodes.ts';
import { findSiretError } from '#shared/domain/siret.ts';
import { toTypedCode, toTypedEmail } from '#shared/domain/typed-text.ts';
import type { StepField } from './signup-steps.ts';

const MAX_LENGTHS: Partial<Record<StepField, number>> = {
  email: 254,
  zipcode: 20,
  phone: 40,
  siret: 40,
  password: 500,
};
const MAX_LINE_LENGTH = 120;
const OPTIONAL: ReadonlySet<string> = new Set(['address_2']);

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Ten digits in France, or a country code first. The back office validates further. */
const PHONE = /^(?:0\d{9}|(?:\+|00)\d{8,15})$/;

/** Validates a field and returns its error code. `other`: reads the value of another field. */
export function checkField(
  name: StepField,
  given: string,
  other: (name: StepField) => string,
): string | undefined {
  const isSecret = name === 'password' || name === 'password_confirmation';
  const value = isSecret ? given : given.trim();
  if (value === '') return OPTIONAL.has(name) ? undefined : 'required';
  if (value.length > (MAX_LENGTHS[name] ?? MAX_LINE_LENGTH)) return 'too_long';
  // Only the back office knows whether numbers of La Poste are accepted (SIRET_LA_POSTE).
  if (name === 'siret') return findSiretError(value, { allowsLaPoste: true });
  if (name === 'email') return EMAIL.test(toTypedEmail(value)) ? undefined : 'invalid_format';
  if (name === 'zipcode') return isFrenchPostcode(readPostcode(value)) ? undefined : 'invalid_format';
  if (name === 'phone')
    return PHONE.test(toTypedCode(value).replaceAll(/[()]/g, '')) ? undefined : 'invalid_format';
  if (name === 'password') return brokenPasswordRules(value).length > 0 ? 'password_not_valid' : undefined;
  if (name === 'password_confirmation')
    return toComparedPassword(value) === toComparedPassword(other('password'))
      ? undefined
      : 'password_not_identical';
  return undefined;
}

export function checkFields(names: readonly StepField[], form: FormData): Record<string, string> {
  const read = (name: StepField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const errors = names.flatMap((name): [string, string][] => {
    const error = checkField(name, read(name), read);
    return error === undefined ? [] : [[name, error]];
  });
  return Object.fromEntries(errors);
}
