import { describe, expect, it } from '@jest/globals';
import { isIban, writtenIban } from './iban.ts';

describe('IBAN', () => {
  it.each([
    ['FR7600000000001234567890134', true],
    ['BE68539007547034', true],
    ['FR7600000000001234567890135', false],
    ['FR76 0000 0000 0012 3456 7890 134', false],
    ['FR76', false],
    ['', false],
  ])('%s: valid check digits, %s', (iban, isValid) => {
    expect(isIban(iban)).toBe(isValid);
  });

  it('is formatted in groups of four', () => {
    expect(writtenIban('FR7612345')).toBe('FR76\u{A0}1234\u{A0}5');
  });
});
