import { describe, expect, it } from '@jest/globals';
import { brokenPasswordRules } from './password.ts';

describe('[VA-06] a password', () => {
  it('has eight characters, an upper-case, a lower-case, a digit and a special character', () => {
    expect(brokenPasswordRules('Chaleur!2026')).toEqual([]);
    expect(brokenPasswordRules('Été-1921')).toEqual([]);
  });

  it.each([
    ['Ch!2026', ['length']],
    ['chaleur!2026', ['uppercase']],
    ['CHALEUR!2026', ['lowercase']],
    ['Chaleur!', ['digit']],
    ['Chaleur2026', ['special']],
    ['Chaleur 2026', ['special']],
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
  ])('%p lacks %p', (password, rules) => {
    expect(brokenPasswordRules(password)).toEqual(rules);
  });

  it('counts user-perceived characters', () => {
    expect(brokenPasswordRules('Aa1!😀😀😀')).toEqual(['length']);
  });
});
