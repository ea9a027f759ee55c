import { describe, expect, it } from '@jest/globals';
import { listFieldChanges } from './field-changes.ts';

describe('fields that another person has changed', () => {
  it('nested record: names each field that differs by its path, with both values', () => {
    const before = {
      guarantee: 2,
      texts: { fr: { name: 'Lame', lead: 'Sobre.' } },
      sizes: [{ weight: 14.8 }],
    };
    const after = {
      guarantee: 2,
      texts: { fr: { name: 'Lame II', lead: 'Sobre.' } },
      sizes: [{ weight: 15 }],
    };
    expect(listFieldChanges(before, after)).toEqual([
      { path: 'texts.fr.name', before: 'Lame', after: 'Lame II' },
      { path: 'sizes.0.weight', before: '14.8', after: '15' },
    ]);
  });

  it('list of plain values: is one field, and a missing field is empty', () => {
    expect(listFieldChanges({ colours: ['blanc'] }, { colours: ['blanc', 'lin'], brand: 'Essai' })).toEqual([
      { path: 'colours', before: 'blanc', after: 'blanc, lin' },
      { path: 'brand', before: '', after: 'Essai' },
    ]);
  });
});
