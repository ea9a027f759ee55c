import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { invalidForm } from '#backoffice/http/failure.ts';
import { MAX_LIST_LINES } from '#shared/contract/quick-order.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

/** Limits of a sheet: the parser allocates every cell, empty ones included. */
const MAX_ROW = MAX_LIST_LINES * 2;
const MAX_COLUMN_LETTERS = 2;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Signature of .xls files and encrypted workbooks. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** Detects a workbook by its first bytes. */
export function workbookKind(bytes: Uint8Array): 'xlsx' | 'xls' | undefined {
  if (ZIP.every((byte, index) => bytes[index] === byte)) return 'xlsx';
  return COMPOUND.every((byte, index) => bytes[index] === byte) ? 'xls' : undefined;
}

/**
 * Reads the first sheet of an .xlsx file as tab-separated text. Formulas are not evaluated: cells have their
 * saved value.
 * @throws Failure 422 for a file that is no workbook, is damaged or is too large
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string> {
  const { archive, sheets } = await unpackWorkbook(bytes);
  for (const sheet of sheets) assertModest(sheet);
  const rows = await readSheet(archive).catch(() => {
    throw invalidForm({ files: 'unreadable' });
  });
  const cells = rows.map((row) => row.map((cell) => toText(cell)));
  return Papa.unparse(cells, { delimiter: '\t', newline: '\n' });
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

/**
 * A few bytes can place a cell in the last row and column, and the parser would allocate all cells before it.
 * Tags with ambiguous attributes are refused too.
 * @throws Failure 422
 */
function assertModest(sheet: string): void {
  let rows = 0;
  for (const [, tag = ''] of sheet.matchAll(/<([^<>]*)>/g)) {
    const [name = ''] = tag.split(/[\s/]/, 1);
    const attributes = tag.slice(name.length);
    const local = name.slice(name.indexOf(':') + 1);
    if (local !== 'row' && local !== 'c') continue;
    if (local === 'row') rows += 1;
    const cellReference = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/.exec(attributes);
    const [, letters = '', row = ''] = cellReference ?? [];
    const isHidden = /&/.test(attributes) || hasOddQuotes(attributes) || (local === 'c' && !cellReference);
    if (isHidden || Number(row) > MAX_ROW || letters.length > MAX_COLUMN_LETTERS || rows > MAX_ROW)
      throw invalidForm({ files: isHidden ? 'unreadable' : 'too_large' });
  }
}

function hasOddQuotes(text: string): boolean {
  return text.split('"').length % 2 === 0 || text.split("'").length % 2 === 0;
}
