import { describe, expect, it } from '@jest/globals';
import { tableText } from './table-text.ts';

describe('exported table', () => {
  it('texts with separators, quotes and formulas: are quoted and harmless', () => {
    const rows = [
      { name: 'Lame; "fine"', price: 12.5 },
      { name: '=1+1', price: -3 },
    ];
    expect(tableText(rows)).toBe('name;price\n"Lame; ""fine""";12.5\n\'=1+1;-3\n');
  });
});
