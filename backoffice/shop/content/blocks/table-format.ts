import { BlockSyntaxError, filledLines, type BlockFormat, type Line } from './block-format.ts';

const CELL_END = /(?<!\\)\|/;
const SEPARATOR_CELL = /^:?-+:?$/;

/** A table in Markdown: head, separator, rows. */
export const tableFormat: BlockFormat = {
  head: 'caption',
  parse(body) {
    const [head, separator, ...rows] = filledLines(body);
    if (!head || !separator) throw new BlockSyntaxError('table_without_head', (head ?? body[0])?.number ?? 0);
    if (!cellsOf(separator).every((cell) => SEPARATOR_CELL.test(cell)))
      throw new BlockSyntaxError('table_without_head', separator.number);
    const columns = cellsOf(head);
    return {
      fields: { head: columns, rows: rows.map((row) => evenCells(row, columns.length)) },
      lines: new Map([
        ['head', head.number],
        ...rows.map(({ number }, index): [string, number] => [`rows.${index}`, number]),
      ]),
    };
  },
  write({ head, rows }) {
    const columns = textsOf(head);
    const body = Array.isArray(rows) ? rows.map((row) => rowText(textsOf(row))) : [];
    return [rowText(columns), rowText(columns.map(() => '---')), ...body];
  },
};

function evenCells(row: Line, expected: number): string[] {
  const cells = cellsOf(row);
  if (cells.length !== expected)
    throw new BlockSyntaxError('uneven_row', row.number, { expected, found: cells.length });
  return cells;
}

function cellsOf({ text }: Line): string[] {
  const inner = text
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(CELL_END).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function rowText(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
