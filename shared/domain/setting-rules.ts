import { isWebAddress, toLinkUrl } from './link-url.ts';
import { readDecimal } from './read-number.ts';
import { isSlug } from './slug.ts';

const PHONE = /^[+\d][\d .()/-]{2,39}$/;

type Rule = { codes: RegExp; isValid: (value: string) => boolean; error: string };

/** Rules for the values of some settings; others are texts. */
const RULES: readonly Rule[] = [
  // The slug of a content page is a link, too.
  {
    codes: /^link_/,
    isValid: (value) => toLinkUrl(value) !== undefined || isSlug(value),
    error: 'invalid_url',
  },
  { codes: /^social_/, isValid: isWebAddress, error: 'invalid_url' },
  { codes: /^contact_phone_/, isValid: (value) => PHONE.test(value), error: 'invalid_phone' },
  { codes: /^power_category/, isValid: isSlug, error: 'invalid_slug' },
  {
    codes: /^electricity_price$/,
    isValid: (value) => readDecimal(value) !== undefined,
    error: 'invalid_format',
  },
];

/** Returns the reason for which a setting's value is invalid; `undefined`: it is valid, or empty. */
export function findSettingError(code: string, value: string): string | undefined {
  if (value === '') return undefined;
  return RULES.find((rule) => rule.codes.test(code) && !rule.isValid(value))?.error;
}
