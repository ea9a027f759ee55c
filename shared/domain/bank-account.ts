import { LEGAL_NAME } from '#shared/brand.ts';
/** Where transfers go. Invented, as the company is: the bank's code belongs to nobody; the check digits are right. */
export const BANK_ACCOUNT = {
  holder: LEGAL_NAME,
  iban: 'FR7600000000001234567890134',
  bic: 'ATREFR2XXXX',
};

/** As it is written: in fours. */
export function writtenIban(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$&\u{A0}');
}
