import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { phoneRegion } from '#shared/domain/phone.ts';
import { toTypedLine } from '#shared/domain/typed-text.ts';

/**
 * Reads a telephone number as it is dialled from abroad, `+33261911212`; undefined where it is none. A number of the
 * French overseas gets the country code of its region, whatever country was chosen beside it.
 */
export function readPhone(typed: string, country = 'FR'): string | undefined {
  const text = toTypedLine(typed);
  const region = country === 'FR' ? phoneRegion(text) : country;
  const number = parsePhoneNumberFromString(text, region as CountryCode);
  return number?.isPossible() ? number.number : undefined;
}
