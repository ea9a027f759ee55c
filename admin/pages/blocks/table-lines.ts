type Cells = { head: string[]; rows: string[][] };

/** Stands for an escaped separator while a line is split. */
const BAR = '\u0000';

/**
 * Reads a table from lines: the headings, then a row each, with `|` or a tab between cells. `\|` is a bar and `\n` a
 * new line in a cell.
 */
export function parseTable(lines: string): Cells {
  const [head = [], ...rows] = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .replaceAll('\\|', BAR)
        .split(/[|\t]/)
        .map((cell) => cell.trim().replaceAll(BAR, '|').replaceAll('\\n', '\n')),
    );
  return { head, rows };
}

/** Writes a table as {@link parseTable} reads it. */
export function printTable({ head, rows }: Cells): string {
  return [head, ...rows]
    .map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '\\n')).join(' | '))
    .join('\n');
}
