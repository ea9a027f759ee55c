import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { LINEAR, timeRatio } from '#tests/support/time-ratio.ts';
import { referenceKey, searchKey } from './text-keys.ts';

describe('comparison keys', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ['  RADIATEUR   à inertie ', 'radiateur a inertie'],
    ['Bœuf & Œuf', 'boeuf oeuf'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['Ça', 'ca'],
    ['...', ''],
  ])('"%s" becomes "%s"', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  it('a reference is the same with or without spaces, dots, dashes and capitals', () => {
    const spellings = ['at-lam 1500', 'AT.LAM.1500', 'atlam1500', ' At Lam-1500 '];
    expect(new Set(spellings.map(referenceKey))).toEqual(new Set(['ATLAM1500']));
  });

  it('a key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
        expect(searchKey(text)).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
      }),
    );
  });

  it.each(['a', ' ', 'é', '-a'])('takes linear time for repeated "%s"', (unit) => {
    expect(timeRatio(searchKey, unit)).toBeLessThan(LINEAR);
  });
});
