import { errorAt, type Findings } from './finding.ts';
import { readCsv } from './read-csv.ts';
import { readSheet } from './read-sheet.ts';
import type { ShopFolder } from './shop-folder.ts';
import type { SourceRow } from './table-source.ts';

/** Workbook with a sheet for each table. */
const WORKBOOK = 'shop.xlsx';

/**
 * Opens a table as CSV, as a workbook or as a sheet of the shop's workbook; `undefined` if it is missing.
 * @param names known columns
 * @returns the rows of a piece of the file at a time
 */
export async function openTable(
  folder: ShopFolder,
  name: string,
  names: readonly string[],
  findings: Findings,
): Promise<{ file: string; rows: AsyncIterable<SourceRow[]> } | undefined> {
  const sheet = name.slice(name.lastIndexOf('/') + 1);
  const text = `${name}.csv`;
  const workbook = `${name}.xlsx`;
  const isText = await folder.has(text);
  const isWorkbook = await folder.has(workbook);
  if (isText && isWorkbook)
    findings.add(errorAt({ file: workbook, line: 1, column: 1 }, 'table_twice', { other: text }));
  if (isText) return { file: text, rows: readCsv(folder, text, names, findings) };
  if (isWorkbook) return await readSheet(folder, workbook, sheet, { isOnly: true }, findings);
  if (await folder.has(WORKBOOK))
    return await readSheet(folder, WORKBOOK, sheet, { isOnly: false }, findings);
  return undefined;
}
