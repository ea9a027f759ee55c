import { describe, expect, it } from '@jest/globals';
import { readAmount, readDecimal } from './read-number.ts';

describe('typed numbers', () => {
  it.each([
    ['24', 24],
    ['24,5', 24.5],
    ['24.50', 24.5],
    ['1 234,5', 1234.5],
    ['1\u202F234.5', 1234.5],
    ["1'234", 1234],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1234567],
    ['0,125', 0.125],
    ['24,5 m²', 24.5],
    [',5', 0.5],
    ['24,', 24],
    ['\u200B24\uFEFF', 24],
  ])('%j is read as %d', (typed, number) => {
    expect(readDecimal(typed, { unit: 'm²' })).toBe(number);
  });

  it.each(['', 'abc', '1.234', '1,234', '1 23', '1e3', '-1', '1..2', '1,2,3', '0x10', '24 kg'])(
    '%j is invalid or ambiguous',
    (typed) => {
      expect(readDecimal(typed, { unit: 'm²' })).toBeUndefined();
    },
  );

  it.each([
    ['300 €', 300],
    ['€300.50', 300.5],
    ['300€50', 300.5],
    ['1.234', 1234],
    ['1,234', 1234],
    ['1 234,56 € HT', 1234.56],
    ['12,5 EUR TTC', 12.5],
  ])('%j is an amount of %d', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
});
