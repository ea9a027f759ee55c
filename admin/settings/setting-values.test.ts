import { describe, expect, it } from '@jest/globals';
import { completeValues, readAlert, readFigure, writeAlert, writeFigure } from './setting-values.ts';

describe('values of settings', () => {
  it.each([
    { isOn: true, text: 'Le service est interrompu.' },
    { isOn: false, text: 'Le service est interrompu.' },
    { isOn: false, text: '' },
  ])('alert %j: is read as it was written, and keeps its text while it is off', (alert) => {
    expect(readAlert(writeAlert(alert))).toEqual(alert);
  });

  it('alert that is off: has an empty first value, which the site does not show', () => {
    expect(writeAlert({ isOn: false, text: 'Fini.' })[0]).toEqual({ value: '' });
    expect(writeAlert({ isOn: true, text: '' })).toEqual([{ value: '' }]);
  });

  it('figure: has three parts or more, and is written as it was read', () => {
    expect(readFigure('6|usines')).toEqual(['6', 'usines', '']);
    expect(writeFigure(readFigure('since|1921|Foundry.'))).toBe('since|1921|Foundry.');
  });

  it('no values: are one empty value', () => {
    expect([completeValues([]), completeValues(null)]).toEqual([[{ value: '' }], [{ value: '' }]]);
    expect(completeValues([{ value: null }, { value: 'Vernon' }])).toEqual([
      { value: '' },
      { value: 'Vernon' },
    ]);
  });
});
