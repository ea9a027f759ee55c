import { errorAt, type Findings, type Position } from './finding.ts';
import { findNearest } from './issue-finding.ts';
import type { SourceRow } from './table-source.ts';

/** Index of each known column. */
export type Columns = ReadonlyMap<string, number>;

/**
 * Finds the columns of a table in its header. Case does not count. An unknown, duplicated, nameless or missing column
 * is an error.
 */
export function findColumns(
  header: SourceRow,
  names: readonly string[],
  isRequired: (name: string) => boolean,
  findings: Findings,
): Columns {
  const columns = new Map<string, number>();
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  const unknown: { written: string; at: Position }[] = [];
  for (const [index, cell] of header.cells.entries()) {
    const written = cell.trim();
    if (written === '') continue;
    const name = known.get(written.toLowerCase());
    if (name === undefined) unknown.push({ written, at: header.at(index) });
    else if (columns.has(name))
      findings.add(errorAt(header.at(index), 'column_twice', { column: name }, name));
    else columns.set(name, index);
  }
  const absent = names.filter((name) => !columns.has(name));
  const meant = new Set<string>();
  for (const { written, at } of unknown) {
    const near = findNearest(written, absent) ?? findNearest(written, names);
    if (near === undefined) findings.add(errorAt(at, 'column_unknown', { column: written }, written));
    else findings.add(errorAt(at, 'column_near', { column: written, near }, written));
    if (near !== undefined) meant.add(near);
  }
  for (const name of absent)
    if (isRequired(name) && !meant.has(name))
      findings.add(errorAt(header.at(0), 'column_missing', { column: name }, name));
  return columns;
}

/** True when the row has as many cells as the header; empty ones at its end are ignored. */
export function checkWidth(row: SourceRow, width: number, findings: Findings): boolean {
  const filled = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (row.cells.length >= width && filled <= width) return true;
  const count = Math.max(filled, row.cells.length < width ? row.cells.length : 0);
  findings.add(errorAt(row.at(Math.min(count, width) - 1), 'row_width', { count, width }));
  return false;
}
