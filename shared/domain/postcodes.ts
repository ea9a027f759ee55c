import { toTypedCode } from './typed-text.ts';

const FRENCH = /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/;
/** Country prefix of international mail: `F-44000`. */
const COUNTRY = /^(?:F|FR|FRANCE)(?=\d)/i;

/** Normalises a typed postcode: `44 000`, `F-44000` and `44.000` are `44000`. */
export function readPostcode(typed: string): string {
  return toTypedCode(typed).replace(COUNTRY, '');
}

/** True for a postcode of France, overseas included. */
export function isFrenchPostcode(zipcode: string): boolean {
  return FRENCH.test(zipcode);
}

/** Départements 01 to 95, without overseas, Monaco and army post offices. */
const METROPOLITAN = /^(?:0[1-9]|[1-8]\d|9[0-5])\d{3}$/;

/** True if parcels are delivered there: metropolitan France. */
export function isMetropolitan(zipcode: string): boolean {
  return METROPOLITAN.test(zipcode);
}

export function isCorsica(zipcode: string): boolean {
  return /^20\d{3}$/.test(zipcode);
}
