import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { LONGEST_EMAIL, LONGEST_LINE, toLine } from '#backoffice/tickets/ticket-text.ts';
import type { SignupForm } from '#shared/contract/account.ts';
import { brokenPasswordRules } from '#shared/domain/password.ts';
import { siretDigits } from '#shared/domain/siret.ts';

/** What the form said, checked. */
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
  /** As it is dialled from abroad: `+33261911212`. */
  phone: string;
  password: string;
};

export type Reading = { application: Application; errors: Record<string, string> };

const emailAddress = z.email().max(LONGEST_EMAIL);
const FRENCH_POSTCODE = /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/;

/** Reads an application: a code for every field that is wrong, all at once. The SIRET's own faults come from the register. */
export function readSignup(form: SignupForm, civilities: readonly string[]): Reading {
  const errors: Record<string, string> = {};
  const line = (name: keyof SignupForm, isRequired = true, longest = LONGEST_LINE): string => {
    const value = toLine(form[name]);
    if (value === '' && isRequired) errors[name] = 'required';
    if (value.length > longest) errors[name] = 'too_long';
    return value;
  };
  const application: Application = {
    siret: siretDigits(line('siret', true, 40)),
    company: line('company'),
    address_1: line('address_1'),
    address_2: line('address_2', false) || null,
    zipcode: line('zipcode', true, 12),
    city: line('city'),
    civility: line('civility'),
    firstname: line('firstname'),
    lastname: line('lastname'),
    email: line('email', true, LONGEST_EMAIL),
    phone: line('phone', true, 40),
    // As it was typed: spaces at its ends are part of it.
    password: form.password,
  };
  const fault = (name: keyof SignupForm, code: string) => {
    errors[name] ??= code;
  };
  if (!civilities.includes(application.civility)) fault('civility', 'invalid');
  if (!emailAddress.safeParse(application.email).success) fault('email', 'invalid_format');
  if (!FRENCH_POSTCODE.test(application.zipcode)) fault('zipcode', 'invalid_format');
  const number = parsePhoneNumberFromString(application.phone, 'FR');
  if (!number?.isPossible()) fault('phone', 'invalid_format');
  application.phone = number?.number ?? application.phone;
  if (form.password === '') fault('password', 'required');
  if (brokenPasswordRules(form.password).length > 0) fault('password', 'password_not_valid');
  if (form.password_confirmation !== form.password)
    fault('password_confirmation', form.password_confirmation === '' ? 'required' : 'password_not_identical');
  if (form.terms !== 'yes') fault('terms', 'required');
  return { application, errors };
}
