import { describe, expect, it } from '@jest/globals';
import { findFigureColumns } from './figure-columns.ts';

describe('columns of figures', () => {
  it('hold numbers, ranges and units in every row', () => {
    const rows = [
      ['Factories', '6', '750 – 2 000 W', '± 0.1 °C'],
      ['Advisers', '1 900', '500 W', '–'],
    ];
    expect(findFigureColumns(rows)).toEqual([false, true, true, true]);
  });

  it('are not those with words in them, nor the first', () => {
    const rows = [
      ['2024', '6', 'A good insulation'],
      ['2025', 'six or more', '12'],
    ];
    expect(findFigureColumns(rows)).toEqual([false, false, false]);
  });

  it('are none in a table without rows', () => {
    expect(findFigureColumns([])).toEqual([]);
  });
});
