import { describe, expect, it } from '@jest/globals';
import { BANK_ACCOUNT, writtenIban } from './bank-account.ts';

describe('account for transfers', () => {
  it('has valid check digits', () => {
    const { iban } = BANK_ACCOUNT;
    const figures = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    );
    expect(BigInt(figures) % 97n).toBe(1n);
  });

  it('is formatted in groups of four', () => {
    expect(writtenIban('FR7612345')).toBe('FR76\u{A0}1234\u{A0}5');
  });
});
