import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { invalidForm } from '#backoffice/http/failure.ts';
import { unpackWorkbook } from '#backoffice/workbooks/unpack-workbook.ts';
import { WorkbookError } from '#backoffice/workbooks/workbook-error.ts';
import { MAX_LIST_LINES } from '#shared/contract/quick-order.ts';

/** The parser allocates every cell, empty ones included. */
const LIMITS = { maxBytes: 12 * 1024 * 1024, maxRows: MAX_LIST_LINES * 2 };
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
  const archive = await unpackWorkbook(bytes, LIMITS).catch((error: unknown) => {
    throw error instanceof WorkbookError ? invalidForm({ files: error.reason }) : error;
  });
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
