import { z } from 'zod';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH, toLine } from '#backoffice/tickets/ticket-text.ts';
import { isFrenchPostcode, readPostcode } from '#shared/domain/postcodes.ts';
import { toTypedEmail } from '#shared/domain/typed-text.ts';
import { readPhone } from './read-phone.ts';

type LineOptions = { isRequired?: boolean; maxLength?: number };

/** Reads a form field by field and collects the first error of each field in `errors`. */
export type FormReader<Name extends string> = {
  errors: Record<string, string>;
  /** One line without control characters; empty for an empty field. */
  line: (name: Name, options?: LineOptions) => string;
  /** Required. */
  email: (name: Name) => string;
  postcode: (name: Name) => string;
  /** In international form, `+33261911212`; empty for an empty field. */
  phone: (name: Name, options?: Pick<LineOptions, 'isRequired'>) => string;
  addError: (name: Name, code: string) => void;
};

const emailAddress = z.email();
const MAX_POSTCODE_LENGTH = 20;
const MAX_PHONE_LENGTH = 40;

export function createFormReader<Name extends string>(
  form: Partial<Record<Name, string | undefined>>,
): FormReader<Name> {
  const errors: Record<string, string> = {};
  const addError = (name: Name, code: string) => {
    errors[name] ??= code;
  };
  const line = (name: Name, { isRequired = true, maxLength = MAX_LINE_LENGTH }: LineOptions = {}) => {
    const value = toLine(form[name]);
    if (value === '' && isRequired) addError(name, 'required');
    if (value.length > maxLength) addError(name, 'too_long');
    return value;
  };
  return {
    errors,
    addError,
    line,
    email(name) {
      const value = toTypedEmail(line(name, { maxLength: MAX_EMAIL_LENGTH }));
      if (!emailAddress.safeParse(value).success) addError(name, 'invalid_format');
      return value;
    },
    postcode(name) {
      const value = readPostcode(line(name, { maxLength: MAX_POSTCODE_LENGTH }));
      if (!isFrenchPostcode(value)) addError(name, 'invalid_format');
      return value;
    },
    phone(name, { isRequired = true } = {}) {
      const value = line(name, { isRequired, maxLength: MAX_PHONE_LENGTH });
      const number = readPhone(value);
      if (value !== '' && number === undefined) addError(name, 'invalid_format');
      return number ?? value;
    },
  };
}
