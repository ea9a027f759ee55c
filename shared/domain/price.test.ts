import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { formatFigure, formatPrice } from './price.ts';

const NBSP = '\u00a0';

describe('prices', () => {
  it('[PR-06] has no decimals by default', () => {
    expect(formatPrice(1489.6, { locale: 'fr' })).toBe(`1${NBSP}490`);
    expect(formatPrice(1489.6, { locale: 'en' })).toBe('1,490');
  });

  it('[PR-06] has up to two decimals on request, also zeros', () => {
    expect(formatPrice(1489.5, { locale: 'fr', digits: 2 })).toBe(`1${NBSP}489,50`);
    expect(formatPrice(12, { locale: 'en', digits: 2 })).toBe('12.00');
    expect(formatPrice(12.34, { locale: 'en', digits: 1 })).toBe('12.3');
  });

  it("[PR-06] has the plan's currency symbol at the position of the language", () => {
    expect(formatPrice(489, { locale: 'fr', symbol: '€' })).toBe(`489${NBSP}€`);
    expect(formatPrice(489, { locale: 'en', symbol: '£' })).toBe('£489');
  });

  it('formats a discount with the sign first', () => {
    expect(formatPrice(-12.34, { locale: 'en', digits: 2, symbol: '€' })).toBe('\u2212€12.34');
    expect(formatPrice(-12.34, { locale: 'fr', digits: 2, symbol: '€' })).toBe(`\u221212,34${NBSP}€`);
  });

  it('has no line break, and no space that the fonts lack', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom('fr', 'en'), (cents, locale) => {
        expect(formatPrice(cents / 100, { locale, digits: 2, symbol: '€' })).not.toMatch(/[ \u202f\u2009]/);
      }),
    );
  });

  it('formats figures with grouped thousands and no needless decimals', () => {
    expect([formatFigure(1500, 'fr'), formatFigure(1500, 'en')]).toEqual([`1${NBSP}500`, '1,500']);
    expect([formatFigure(21.4, 'fr'), formatFigure(21.456, 'en')]).toEqual(['21,4', '21.46']);
  });
});
