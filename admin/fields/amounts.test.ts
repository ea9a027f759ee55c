import { describe, expect, it } from '@jest/globals';
import { parseAmount, typedAmount } from './amounts.ts';

describe('typed amounts', () => {
  it.each([
    ['1290', 129_000],
    ['1 290,5', 129_050],
    ['1\u202f290,00\u00a0€', 129_000],
    ['0.05', 5],
    ['', null],
    ['1,290.00', undefined],
    ['-5', undefined],
    ['12,345', undefined],
    ['dix', undefined],
  ])('%j: is read as %j cents', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents);
  });

  it.each(['fr', 'en'])('amount written in %s: is read as the same amount', (locale) => {
    for (const cents of [0, 5, 129_000, 999_999_999])
      expect(parseAmount(typedAmount(cents, locale))).toBe(cents);
  });
});
