import { describe, expect, it } from '@jest/globals';
import { joinedForms } from './word-forms.ts';

describe('joinedForms', () => {
  it('compounds and short words before a number: they are joined, each once', () => {
    const text = 'Wi-Fi, V.M.C. et sèche-serviettes : R 32, IP X4, RE 2020, wi-fi';
    expect(joinedForms(text).toSorted()).toEqual(
      ['ipx4', 'r32', 're2020', 'secheserviettes', 'vmc', 'wifi'].toSorted(),
    );
  });

  it('long text: the time grows linearly', () => {
    const since = performance.now();
    joinedForms('a-'.repeat(100_000));
    joinedForms('a '.repeat(100_000));
    expect(performance.now() - since).toBeLessThan(2000);
  });
});
