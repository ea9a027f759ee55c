import { z } from 'zod';
import { addDays, todayInParis } from '#backoffice/calendar.ts';
import { readPhone } from '#backoffice/forms/read-phone.ts';
import { isFrenchPostcode, readPostcode } from '#shared/domain/postcodes.ts';
import { readDecimal } from '#shared/domain/read-number.ts';
import { toTypedEmail } from '#shared/domain/typed-text.ts';
import type { FieldRecord, SubjectRecord } from './subject-record.ts';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH, toLine, toLines } from './ticket-text.ts';

/** Validated form; missing fields are empty. */
export type Ticket = {
  subject: SubjectRecord;
  civility: string;
  firstname: string;
  lastname: string;
  email: string;
  /** In international format: `+33261911212`. */
  phone: string;
  country: string;
  zipcode: string;
  city: string;
  product: string;
  message: string;
  /** Values of the subject's own fields, by name. */
  fieldValues: Record<string, string>;
};

/** Options from lists that editors maintain. */
export type Choices = { civilities: string[]; countries: string[] };

export type Reading = { ticket: Ticket } | { errors: Record<string, string> };

const email = z.email().max(MAX_EMAIL_LENGTH);
const MAX_NUMBER = 100_000;

/** Validates the form of a known subject: returns a ticket, or a code for every invalid field. */
export function readTicket(
  form: Record<string, string | undefined>,
  subject: SubjectRecord,
  choices: Choices,
): Reading {
  const errors: Record<string, string> = {};
  const line = (name: string, isRequired: boolean, maxLength = MAX_LINE_LENGTH): string => {
    const value = toLine(form[name]);
    if (value === '' && isRequired) errors[name] = 'required';
    if (value.length > maxLength) errors[name] = 'too_long';
    return value;
  };
  const needsTown = subject.required.includes('town');
  const country = chosen(line('country', false) || 'FR', choices.countries, 'country', errors);
  const ticket: Ticket = {
    subject,
    civility: chosen(line('civility', false), choices.civilities, 'civility', errors),
    firstname: line('firstname', true),
    lastname: line('lastname', true),
    email: toTypedEmail(line('email', true, MAX_EMAIL_LENGTH)),
    phone: line('phone', subject.required.includes('phone'), 40),
    country,
    zipcode: postcodeOf(line('zipcode', needsTown, 20), country),
    city: line('city', needsTown),
    product: subject.requiresProduct ? line('product', true) : line('product', false),
    message: toLines(form['message']),
    fieldValues: {},
  };
  if (ticket.email !== '' && !email.safeParse(ticket.email).success) errors['email'] ??= 'invalid_format';
  if (ticket.phone !== '') ticket.phone = dialled(ticket.phone, country, errors);
  if (country === 'FR' && ticket.zipcode !== '' && !isFrenchPostcode(ticket.zipcode))
    errors['zipcode'] ??= 'invalid_format';
  if (ticket.message === '' && subject.required.includes('message')) errors['message'] = 'required';
  if (ticket.message.length > MAX_MESSAGE_LENGTH) errors['message'] = 'too_long';
  for (const field of subject.fields) {
    const { requiredBy } = field;
    const isRequired = field.required || (requiredBy && form[requiredBy.name] === requiredBy.value);
    const value = line(field.name, isRequired === true);
    if (value === '') continue;
    ticket.fieldValues[field.name] = value;
    if (!fits(field, value)) errors[field.name] ??= 'invalid';
    else if (field.minDays !== undefined && value < addDays(todayInParis(), field.minDays))
      errors[field.name] ??= 'too_early';
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

/** Other countries' postcodes contain alphabetic characters and dashes. */
function postcodeOf(typed: string, country: string): string {
  return country === 'FR' ? readPostcode(typed) : typed;
}

function fits({ kind, options, unit }: FieldRecord, value: string): boolean {
  if (kind === 'choice') return options?.some((option) => option.value === value) ?? false;
  if (kind === 'date') return /^\d{4}-\d{2}(?:-\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value));
  if (kind !== 'number') return true;
  const number = readDecimal(value, { unit });
  return number !== undefined && number > 0 && number <= MAX_NUMBER;
}
