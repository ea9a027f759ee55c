import { LEGAL_NAME } from '#shared/brand.ts';

/** Account for transfers. Fictitious: the bank code is unassigned, the check digits are valid. */
export const BANK_ACCOUNT = {
  holder: LEGAL_NAME,
  iban: 'FR7600000000001234567890134',
  bic: 'ATREFR2XXXX',
};

/** Formats an IBAN in groups of four. */
export function writtenIban(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$&\u{A0}');
}
