import { describe, expect, it } from '@jest/globals';
import { siretDigits, findSiretError, writtenSiret } from './siret.ts';

/** Fictitious numbers with a valid checksum. */
const RIGHT = ['00000000000000', '12345678200002', '90210001800016'];

describe('[VA-04] SIRET', () => {
  it.each(RIGHT)('%s has 14 digits and a checksum divisible by 10', (siret) => {
    expect(findSiretError(siret)).toBeUndefined();
  });

  it('may have spaces, thin ones included, and dots', () => {
    expect(findSiretError('123 456 782 00002')).toBeUndefined();
    expect(siretDigits('123\u00a0456.782 00002')).toBe('12345678200002');
  });

  it('is formatted in groups without line breaks', () => {
    expect(writtenSiret('12345678200002')).toBe('123\u00a0456\u00a0782\u00a000002');
  });

  it.each(['', '1234567820000', '123456782000020', '1234567820000A', '１２３４５６７８２００００２'])(
    '%s does not have 14 digits',
    (siret) => {
      expect(findSiretError(siret)).toBe('length');
    },
  );

  it('every single wrong digit, and most swaps of neighbours, are detected', () => {
    for (let index = 0; index < 14; index += 1) {
      const digits = '12345678200002'.split('');
      digits[index] = String((Number(digits[index]) + 1) % 10);
      expect(findSiretError(digits.join(''))).toBe('checksum');
    }
    expect(findSiretError('21345678200002')).toBe('checksum');
  });
});
