import { describe, expect, it } from '@jest/globals';
import { findExactMatch, referenceOf } from './exact-match.ts';

const VARIANT = {
  type: 'variant',
  title: 'Lame 1500 W blanc',
  detail: 'AT-LAM-1500-BR',
  replaces: null,
} as const;
const PART = { type: 'part', title: 'Thermostat', detail: 'PR-MEN-007 · Menhir', replaces: null } as const;

describe('exact match of a hit', () => {
  it.each([
    ['its reference', VARIANT, 'AT-LAM-1500-BR', 'reference'],
    ['its reference without punctuation', VARIANT, 'atlam1500br', 'reference'],
    ['its reference among words', PART, 'pièce pr men 007', 'reference'],
    ['its barcode', VARIANT, '3 660000 123457', 'barcode'],
    ['the beginning of its reference', VARIANT, 'AT-LAM-1500', null],
    ['a figure of its title', VARIANT, 'lame 1500 w', null],
    ['a figure of its title alone', VARIANT, '1500', null],
    ['words', PART, 'thermostat', null],
    ['the reference it replaces', { ...PART, replaces: 'PR-OLD-001' }, 'PR-OLD-001', null],
    ['reference in the title of a page', { ...VARIANT, type: 'page' as const }, 'AT-LAM-1500-BR', null],
  ])('%s', (_case, hit, query, expected) => {
    expect(findExactMatch(hit, query)).toBe(expected);
  });

  it('reference of a hit: in its detail, else in its title', () => {
    expect(referenceOf(PART)).toBe('PR-MEN-007');
    expect(referenceOf({ title: 'AT-LAM-1500-BR', detail: 'Radiateur 1500 W' })).toBe('AT-LAM-1500-BR');
    expect(referenceOf({ title: 'Lame', detail: '' })).toBeUndefined();
  });
});
