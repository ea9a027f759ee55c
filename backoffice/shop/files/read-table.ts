import { z } from 'zod';
import { errorAt, type Findings, type Position } from './finding.ts';
import { openTable } from './open-table.ts';
import { reasonOf } from './issue-finding.ts';
import type { ShopFolder } from './shop-folder.ts';
import { checkWidth, findColumns, type Columns } from './table-columns.ts';
import type { SourceRow } from './table-source.ts';

/** A validated row with the positions of its fields. `states`: true for a column that the table has. */
export type TableRow<Row> = {
  row: Row;
  at: (field: string) => Position;
  states: (field: string) => boolean;
};

/**
 * Streams the rows of a table: `prices.csv`, `prices.xlsx`, or the sheet `prices` of `shop.xlsx`; none if all are
 * missing. Columns are the keys of the schema, which takes text (`cells.ts`). Rows with errors are left out.
 * @param name path without extension, such as `prices` or `parts/compatibility`
 */
export async function* readTable<Schema extends z.ZodObject>(
  folder: ShopFolder,
  name: string,
  schema: Schema,
  findings: Findings,
): AsyncGenerator<TableRow<z.output<Schema>>> {
  const names = Object.keys(schema.shape);
  const table = await openTable(folder, name, names, findings);
  if (table === undefined) return;
  let columns: Columns | undefined;
  let width = 0;
  for await (const sources of table.rows)
    for (const source of sources) {
      if (columns === undefined) {
        columns = findColumns(source, names, (column) => refusesEmpty(schema, column), findings);
        width = source.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
        continue;
      }
      if (!checkWidth(source, width, findings)) continue;
      const row = parseRow(schema, source, columns, findings);
      if (row !== undefined) yield row;
    }
  if (columns === undefined && !findings.all.some(({ file }) => file === table.file))
    findings.add(errorAt({ file: table.file, line: 1, column: 1 }, 'table_empty'));
}

function parseRow<Schema extends z.ZodObject>(
  schema: Schema,
  source: SourceRow,
  columns: Columns,
  findings: Findings,
): TableRow<z.output<Schema>> | undefined {
  const cells: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const index = columns.get(name);
    cells[name] = index === undefined ? '' : (source.cells[index] ?? '');
  }
  const at = (field: string) => source.at(columns.get(field) ?? 0);
  const result = schema.safeParse(cells, { reportInput: true });
  if (result.success) return { row: result.data, at, states: (field) => columns.has(field) };
  for (const issue of result.error.issues) {
    const [field] = issue.path;
    const name = typeof field === 'string' ? field : null;
    // The header reports a missing column once.
    if (name !== null && !columns.has(name)) continue;
    const { code, values } = reasonOf(issue);
    findings.add(errorAt(name === null ? source.at(0) : at(name), code, values, name));
  }
  return undefined;
}

function refusesEmpty(schema: z.ZodObject, column: string): boolean {
  const field = schema.shape[column];
  return field !== undefined && !z.safeParse(field, '').success;
}
