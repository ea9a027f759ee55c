import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { phoneRegion } from '#shared/domain/phone.ts';
import { toTypedLine } from '#shared/domain/typed-text.ts';

/**
 * Parses a telephone number into international form, `+33261911212`; `undefined` when it is
 * invalid. A French overseas number gets the country code of its region, whatever the chosen
 * country.
 */
export function readPhone(typed: string, country = 'FR'): string | undefined {
  const text = toTypedLine(typed);
  const region = country === 'FR' ? phoneRegion(text) : country;
  const number = parsePhoneNumberFromString(text, region as CountryCode);
  return number?.isPossible() ? number.number : undefined;
}
