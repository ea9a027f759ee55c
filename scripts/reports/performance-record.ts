import { existsSync, readFileSync } from 'node:fs';
import type { Conditions } from './conditions.ts';
import type { PerformanceTable } from './performance-table.ts';
import { PERFORMANCE_TABLES, type TableName } from './performance-tables.data.ts';
import { writeFormatted } from './write-formatted.ts';

/** Figures by row and column. */
export type Rows = Record<string, Record<string, number>>;
/** The last run of a table on one runtime. */
export type TableRun = { conditions: Conditions; rows: Rows };
/** Runs by table and by major version of Node. */
export type PerformanceRecord = Record<string, Record<string, TableRun>>;

const FILE = 'docs/reports/performance.json';

/** Reads what `npm run bench` and `npm run lighthouse` have measured. */
export function readPerformance(): PerformanceRecord {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as PerformanceRecord) : {};
}

/** Records tables of this runtime. Other tables stay, and runs on other runtimes of tables that depend on it. */
export function recordPerformance(
  tables: Readonly<Partial<Record<TableName, Rows>>>,
  conditions: Conditions,
): void {
  const record = readPerformance();
  const major = conditions.node.split('.', 1)[0] ?? '';
  for (const [table, rows] of Object.entries(tables) as [TableName, Rows][]) {
    const definition: PerformanceTable = PERFORMANCE_TABLES[table];
    const others = definition.isOfBuild ? {} : record[table];
    record[table] = { ...others, [major]: { conditions, rows: roundFigures(rows) } };
  }
  writeFormatted({ [FILE]: JSON.stringify(record, null, 2) });
}

/** To seven significant digits, more than a table shows. */
function roundFigures(rows: Rows): Rows {
  const rounded = Object.entries(rows).map(([row, figures]) => [
    row,
    Object.fromEntries(
      Object.entries(figures).map(([column, figure]) => [column, Number(figure.toPrecision(7))]),
    ),
  ]);
  return Object.fromEntries(rounded) as Rows;
}
