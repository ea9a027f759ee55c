import { describe, expect, it } from '@jest/globals';
import { readQuantity } from './quantity.ts';

describe('quantity', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['\u00a012\u202f', 12],
    ['007', 7],
    ['0', 0],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['2,00', 2],
    ['2.0', 2],
    ['３', 3],
    ['9999', 9999],
  ])('%j is read as %d', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each([
    ['', 'quantity_missing'],
    ['   ', 'quantity_missing'],
    ['abc', 'quantity_unclear'],
    ['3 pcs', 'quantity_unclear'],
    ['1e3', 'quantity_unclear'],
    ['1 00', 'quantity_unclear'],
    ['1.000', 'quantity_unclear'],
    ['1,500', 'quantity_unclear'],
    ['0x10', 'quantity_unclear'],
    ['1,5', 'quantity_unclear'],
    ['1.25', 'quantity_unclear'],
    ['-3', 'quantity_negative'],
    ['−3', 'quantity_negative'],
    ['99999', 'quantity_too_many'],
    ['9'.repeat(400), 'quantity_too_many'],
  ])('%j is refused as %s', (typed, problem) => {
    expect(readQuantity(typed)).toBe(problem);
  });

  it('more than the maximum is refused, the maximum itself is not', () => {
    expect(readQuantity('12', 12)).toBe(12);
    expect(readQuantity('13', 12)).toBe('quantity_too_many');
  });
});
