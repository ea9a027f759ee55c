import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { formatPriceRange, parsePriceRange, type PriceRange } from './price-range.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });

describe('price ranges', () => {
  it.each<[string, PriceRange]>([
    ['100-500', { min: 100, max: 500 }],
    ['100-', { min: 100 }],
    ['-500', { max: 500 }],
    ['500-100', { min: 100, max: 500 }],
    ['0-0', { min: 0, max: 0 }],
    ['1000000-', { min: 1_000_000 }],
    ['300.5-1000.05', { min: 300.5, max: 1000.05 }],
  ])('parses %s', (text, range) => {
    expect(parsePriceRange(text)).toEqual(range);
  });

  it.each([
    '',
    '-',
    '100',
    '100-200-300',
    'a-b',
    '1.50-3',
    '1,5-3',
    '1.-3',
    '1.555-3',
    '-1-5',
    ' 1-2',
    '1000001-',
    '1e3-',
    '10000000-',
    '+1-2',
  ])('refuses "%s"', (text) => {
    expect(parsePriceRange(text)).toBeUndefined();
  });

  it('parses what it formatted, whichever end is open', () => {
    const ends = fc.tuple(amount, amount).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
    const range = fc.oneof(ends, fc.record({ min: amount }), fc.record({ max: amount }));
    fc.assert(
      fc.property(range, (written) => {
        expect(parsePriceRange(formatPriceRange(written) ?? '')).toEqual(written);
      }),
    );
  });

  it('formats nothing for a range without ends', () => {
    expect(formatPriceRange({})).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => parsePriceRange(text)).not.toThrow()));
  });
});
