import { toTypedCode } from './typed-text.ts';

const FRENCH = /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/;
/** The country in front, as on letters from abroad: `F-44000`. */
const COUNTRY = /^(?:F|FR|FRANCE)(?=\d)/i;

/** A typed postcode as it is compared and stored: `44 000`, `F-44000` and `44.000` are `44000`. */
export function readPostcode(typed: string): string {
  return toTypedCode(typed).replace(COUNTRY, '');
}

/** Tells whether a postcode is one of France, overseas included. */
export function isFrenchPostcode(zipcode: string): boolean {
  return FRENCH.test(zipcode);
}

/** Départements 01 to 95: overseas, Monaco and the army's post offices are not among them. */
const METROPOLITAN = /^(?:0[1-9]|[1-8]\d|9[0-5])\d{3}$/;

/** Whether parcels go there: France in Europe. */
export function isMetropolitan(zipcode: string): boolean {
  return METROPOLITAN.test(zipcode);
}

export function isCorsica(zipcode: string): boolean {
  return /^20\d{3}$/.test(zipcode);
}
