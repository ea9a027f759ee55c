import { describe, expect, it } from '@jest/globals';
import { parseTable, printTable } from './table-lines.ts';

describe('table as lines', () => {
  it('lines with bars or tabs: become headings and rows', () => {
    expect(parseTable('Puissance | Débit\n400 W | 49\n\n700 W\t86\n')).toEqual({
      head: ['Puissance', 'Débit'],
      rows: [
        ['400 W', '49'],
        ['700 W', '86'],
      ],
    });
  });

  it('cells with bars, new lines and nothing: are written and read again without a change', () => {
    const table = {
      head: ['a|b', ''],
      rows: [['one\ntwo', 'x']],
    };
    expect(printTable(table)).toBe('a\\|b | \none\\ntwo | x');
    expect(parseTable(printTable(table))).toEqual(table);
  });
});
