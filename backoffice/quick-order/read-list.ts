import type { Columns } from './guess-columns.ts';
import type { ListRow, ParsedList } from './parse-list.ts';
import { articleKeys, isShortened } from './article-keys.ts';
import { candidatesOf, readFreeLine, type LineReading } from './read-free-line.ts';

export type ReadLine = { line: number; input: string; reading: ListReading };

export type ListReading =
  | LineReading
  /** A table row without a quantity. */
  | { kind: 'no_quantity'; reference: string }
  | { kind: 'shortened'; reference: string };

const MAX_INPUT = 160;

/** Rows without the header. */
export function bodyOf({ rows }: ParsedList, columns: Pick<Columns, 'hasHead'> | null): ListRow[] {
  return columns?.hasHead ? rows.slice(1) : rows;
}

/** Distinct texts of rows that may be references. */
export function textsToFind(rows: readonly ListRow[], table: Table): Set<string> {
  return new Set(
    rows.flatMap((row) => {
      const columns = columnsOf(row, table);
      return columns ? row.cells[columns.reference] || [] : candidatesOf(row.cells.join(' '));
    }),
  );
}

/** Layout of a list; `columns` is null when it is read line by line. */
export type Table = { columns: Columns | null; width: number };

/**
 * In a table of two columns, a row without a separator is read as a line of text; in a wider one its cells
 * are missing.
 */
function columnsOf({ isSeparated }: ListRow, { columns, width }: Table): Columns | null {
  return isSeparated || width > 2 ? columns : null;
}

/** Reads each row: by columns in a table, as free text otherwise. */
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

export function keysOf(texts: Iterable<string>): string[] {
  const keys = new Set<string>();
  for (const text of texts) {
    const { own, packed } = articleKeys(text);
    for (const key of own) keys.add(key);
    if (packed !== undefined) keys.add(packed);
  }
  return [...keys];
}
