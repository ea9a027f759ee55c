import { readSheet as readRows, SheetNotFoundError, type SheetData } from 'read-excel-file/universal';
import { unpackWorkbook } from '#backoffice/workbooks/unpack-workbook.ts';
import { WorkbookError } from '#backoffice/workbooks/workbook-error.ts';
import { errorAt, type Findings, type Position } from './finding.ts';
import { markFailedCells, readFailedCell } from './failed-cells.ts';
import type { ShopFolder } from './shop-folder.ts';
import type { SourceRow } from './table-source.ts';

/** Larger tables are CSV, which is streamed. */
const LIMITS = { maxBytes: 96 * 1024 * 1024, maxRows: 100_000 };
/** Excel stores binary fractions: 19.989999999999998 is 19.99. */
const DIGITS = 15;

type Sheet = { file: string; rows: AsyncIterable<SourceRow[]> };

/**
 * Reads a sheet of an .xlsx file. Formulas have their saved value. Positions are row and column number; the file is
 * `shop.xlsx#prices`.
 * @param isOnly the workbook is one table: its sheet may have any name if it is the only one
 * @returns `undefined` when the sheet is missing or cannot be read
 */
export async function readSheet(
  folder: ShopFolder,
  path: string,
  sheet: string,
  { isOnly }: { isOnly: boolean },
  findings: Findings,
): Promise<Sheet | undefined> {
  const start = { line: 1, column: 1 };
  try {
    const archive = await unpackWorkbook(await folder.read(path), LIMITS, markFailedCells);
    const file = isOnly ? path : `${path}#${sheet}`;
    const named = await findRows(archive, sheet);
    if (named !== undefined) return { file, rows: toRows(file, named, findings) };
    if (!isOnly) return undefined;
    if ((await findRows(archive, 2)) === undefined)
      return { file, rows: toRows(file, await readRows(archive, 1, OPTIONS), findings) };
    findings.add(errorAt({ file: path, ...start }, 'sheet_missing', { sheet }));
    return undefined;
  } catch (error) {
    const reason = error instanceof WorkbookError ? error.reason : 'unreadable';
    findings.add(errorAt({ file: path, ...start }, `workbook_${reason}`));
    return undefined;
  }
}

const OPTIONS = { parseNumber: (digits: string) => String(Number(Number(digits).toPrecision(DIGITS))) };

async function findRows(
  archive: ArrayBuffer,
  sheet: string | number,
): Promise<SheetData<string> | undefined> {
  try {
    return await readRows(archive, sheet, OPTIONS);
  } catch (error) {
    if (error instanceof SheetNotFoundError) return undefined;
    throw error;
  }
}

async function* toRows(
  file: string,
  rows: SheetData<string>,
  findings: Findings,
): AsyncGenerator<SourceRow[]> {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  for (const [index, row] of rows.entries()) {
    const at = (column: number): Position => ({ file, line: index + 1, column: column + 1 });
    const cells = Array.from({ length: width }, (_, column) => toText(row[column]));
    if (cells.every((cell) => cell.trim() === '')) continue;
    const failed = cells.flatMap((cell, column) => {
      const reason = readFailedCell(cell);
      return reason ? [errorAt(at(column), reason.code, reason.values)] : [];
    });
    for (const finding of failed) findings.add(finding);
    if (failed.length === 0) yield [{ cells, at }];
  }
}

function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}
