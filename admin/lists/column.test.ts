import { describe, expect, it } from '@jest/globals';
import { contentOf, exportRows, type Column } from './column.ts';

type Entry = { code: string; amount: number };

const COLUMNS: Column<Entry>[] = [
  { label: 'Code', value: ({ code }) => code },
  { label: 'Amount', value: ({ amount }) => amount, render: ({ amount }) => `${amount} €` },
  { label: 'Actions', render: () => 'button' },
];
const ENTRY = { code: 'A1', amount: 12.5 };

describe('columns of lists', () => {
  it('export: has the plain contents by label, without columns of buttons', () => {
    expect(exportRows(COLUMNS, [ENTRY])).toEqual([{ Code: 'A1', Amount: 12.5 }]);
  });

  it('screen: shows what a column renders, else its plain content', () => {
    expect(COLUMNS.map((column) => contentOf(column, ENTRY))).toEqual(['A1', '12.5 €', 'button']);
  });
});
