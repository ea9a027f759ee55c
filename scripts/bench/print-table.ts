import type { Rows } from '../reports/performance-record.ts';
import { findMissedGoals, formatFigure, type PerformanceTable } from '../reports/performance-table.ts';

/** Prints a measured table and the goals that it misses. */
export function printMeasured(title: string, table: PerformanceTable, rows: Rows): void {
  printTable(
    title,
    ['', ...table.columns.map((column) => column.title)],
    Object.entries(rows).map(([name, figures]) => [
      name,
      ...table.columns.map((column) => formatFigure(column, figures[column.id])),
    ]),
  );
  for (const missed of findMissedGoals(table, rows)) console.log(`missed: ${missed}`);
}

/** Prints a table: first column aligned left, figures aligned right. */
function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.log(`\n${title}\n`);
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
