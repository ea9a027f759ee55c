import { z } from 'zod';
import { readPhone } from '#backoffice/forms/read-phone.ts';
import { isFrenchPostcode, readPostcode } from '#shared/domain/postcodes.ts';
import { readDecimal } from '#shared/domain/read-number.ts';
import { toTypedEmail } from '#shared/domain/typed-text.ts';
import type { FieldRecord, SubjectRecord } from './subject-record.ts';
import { LONGEST_EMAIL, LONGEST_LINE, LONGEST_MESSAGE, toLine, toLines } from './ticket-text.ts';

/** What the form said, checked: empty texts for what was left out. */
export type Ticket = {
  subject: SubjectRecord;
  civility: string;
  firstname: string;
  lastname: string;
  email: string;
  /** As it is dialled from abroad: `+33261911212`. */
  phone: string;
  country: string;
  zipcode: string;
  city: string;
  product: string;
  message: string;
  /** What the subject asks besides, by name. */
  answers: Record<string, string>;
};

/** What can be chosen from lists that editors keep. */
export type Choices = { civilities: string[]; countries: string[] };

export type Reading = { ticket: Ticket } | { errors: Record<string, string> };

const email = z.email().max(LONGEST_EMAIL);
const LARGEST_NUMBER = 100_000;

/** Reads a form of a known subject: a ticket, or a code for every field that is wrong, all at once. */
export function readTicket(
  form: Record<string, string | undefined>,
  subject: SubjectRecord,
  choices: Choices,
): Reading {
  const errors: Record<string, string> = {};
  const line = (name: string, isRequired: boolean, longest = LONGEST_LINE): string => {
    const value = toLine(form[name]);
    if (value === '' && isRequired) errors[name] = 'required';
    if (value.length > longest) errors[name] = 'too_long';
    return value;
  };
  const needsTown = subject.required.includes('town');
  const country = chosen(line('country', false) || 'FR', choices.countries, 'country', errors);
  const ticket: Ticket = {
    subject,
    civility: chosen(line('civility', false), choices.civilities, 'civility', errors),
    firstname: line('firstname', true),
    lastname: line('lastname', true),
    email: toTypedEmail(line('email', true, LONGEST_EMAIL)),
    phone: line('phone', subject.required.includes('phone'), 40),
    country,
    zipcode: postcodeOf(line('zipcode', needsTown, 20), country),
    city: line('city', needsTown),
    product: subject.requiresProduct ? line('product', true) : line('product', false),
    message: toLines(form['message']),
    answers: {},
  };
  if (ticket.email !== '' && !email.safeParse(ticket.email).success) errors['email'] ??= 'invalid_format';
  if (ticket.phone !== '') ticket.phone = dialled(ticket.phone, country, errors);
  if (country === 'FR' && ticket.zipcode !== '' && !isFrenchPostcode(ticket.zipcode))
    errors['zipcode'] ??= 'invalid_format';
  if (ticket.message === '' && subject.required.includes('message')) errors['message'] = 'required';
  if (ticket.message.length > LONGEST_MESSAGE) errors['message'] = 'too_long';
  for (const field of subject.fields) {
    const value = line(field.name, field.required);
    if (value === '') continue;
    ticket.answers[field.name] = value;
    if (!fits(field, value)) errors[field.name] ??= 'invalid';
  }
  return Object.keys(errors).length > 0 ? { errors } : { ticket };
}

function chosen(value: string, among: string[], name: string, errors: Record<string, string>): string {
  if (value !== '' && !among.includes(value)) errors[name] ??= 'invalid';
  return value;
}

function dialled(phone: string, country: string, errors: Record<string, string>): string {
  const number = readPhone(phone, country);
  if (number === undefined) errors['phone'] ??= 'invalid_format';
  return number ?? phone;
}

/** Other countries have letters and dashes in theirs. */
function postcodeOf(typed: string, country: string): string {
  return country === 'FR' ? readPostcode(typed) : typed;
}

function fits({ kind, options, unit }: FieldRecord, value: string): boolean {
  if (kind === 'choice') return options?.some((option) => option.value === value) ?? false;
  if (kind === 'date') return /^\d{4}-\d{2}(?:-\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value));
  if (kind !== 'number') return true;
  const number = readDecimal(value, { unit });
  return number !== undefined && number > 0 && number <= LARGEST_NUMBER;
}
