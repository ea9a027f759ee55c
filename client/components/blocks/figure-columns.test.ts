import { describe, expect, it } from '@jest/globals';
import { findFigureColumns } from './figure-columns.ts';

describe('figure columns', () => {
  it('numbers, ranges and units in every row: figures', () => {
    const rows = [
      ['Factories', '6', '750 – 2 000 W', '± 0.1 °C'],
      ['Advisers', '1 900', '500 W', '–'],
    ];
    expect(findFigureColumns(rows)).toEqual([false, true, true, true]);
  });

  it('words in a row, or the first column: not figures', () => {
    const rows = [
      ['2024', '6', 'A good insulation'],
      ['2025', 'six or more', '12'],
    ];
    expect(findFigureColumns(rows)).toEqual([false, false, false]);
  });

  it('table without rows: none', () => {
    expect(findFigureColumns([])).toEqual([]);
  });
});
