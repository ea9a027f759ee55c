import type { Columns } from './guess-columns.ts';
import type { ListRow, ParsedList } from './parse-list.ts';
import { articleKeys, isShortened } from './article-keys.ts';
import { candidatesOf, readFreeLine, type LineReading } from './read-free-line.ts';

export type ReadLine = { line: number; input: string; reading: ListReading };

export type ListReading =
  | LineReading
  /** A row of a table whose cell of quantities is empty. */
  | { kind: 'no_quantity'; reference: string }
  | { kind: 'shortened'; reference: string };

const MAX_INPUT = 160;

/** Rows that lines are read from: without the head. */
export function bodyOf({ rows }: ParsedList, columns: Pick<Columns, 'hasHead'> | null): ListRow[] {
  return columns?.hasHead ? rows.slice(1) : rows;
}

/** Texts of rows that may be references, each once. */
export function textsToFind(rows: readonly ListRow[], table: Table): Set<string> {
  return new Set(
    rows.flatMap((row) => {
      const columns = columnsOf(row, table);
      return columns ? row.cells[columns.reference] || [] : candidatesOf(row.cells.join(' '));
    }),
  );
}

/** How a list is read; `columns` is null where it is read line by line. */
export type Table = { columns: Columns | null; width: number };

/** A row without a separator among rows of two cells is a line of its own; in a wider table its cells are missing. */
function columnsOf({ isSeparated }: ListRow, { columns, width }: Table): Columns | null {
  return isSeparated || width > 2 ? columns : null;
}

/** Reads each row: a table by its columns, a list without columns as the lines of a letter. */
export function readRows(
  rows: readonly ListRow[],
  table: Table,
  isKnown: (text: string) => boolean,
): ReadLine[] {
  return rows.map((row): ReadLine => {
    const { line, cells } = row;
    const columns = columnsOf(row, table);
    if (!columns) {
      const input = cells.join(' ').slice(0, MAX_INPUT);
      return { line, input, reading: readFreeLine(cells.join(' '), isKnown) };
    }
    const reference = cells[columns.reference] ?? '';
    const amount = columns.quantity === null ? '' : (cells[columns.quantity] ?? '');
    const input = [reference, amount].filter(Boolean).join(' · ').slice(0, MAX_INPUT);
    return { line, input, reading: readCells({ reference, amount, columns, isKnown }) };
  });
}

function readCells({
  reference,
  amount,
  columns,
  isKnown,
}: {
  reference: string;
  amount: string;
  columns: Columns;
  isKnown: (text: string) => boolean;
}): ListReading {
  if (!/[\p{L}\p{N}]/u.test(reference)) return { kind: 'none' };
  if (isShortened(reference)) return { kind: 'shortened', reference };
  if (!isKnown(reference)) return { kind: 'unknown', reference, amount };
  if (amount === '' && columns.quantity !== null) return { kind: 'no_quantity', reference };
  return { kind: 'read', reference, amount };
}

/** Every key that texts may be known by. */
export function keysOf(texts: Iterable<string>): string[] {
  const keys = new Set<string>();
  for (const text of texts) {
    const { own, packed } = articleKeys(text);
    for (const key of own) keys.add(key);
    if (packed !== undefined) keys.add(packed);
  }
  return [...keys];
}
