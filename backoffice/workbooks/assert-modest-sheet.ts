import { WorkbookError } from './workbook-error.ts';

const MAX_COLUMN_LETTERS = 2;

/**
 * Returns the XML of a sheet if its cells stay within limits. A few bytes can place a cell in the last row and column,
 * and the parser would allocate all cells before it. Tags with ambiguous attributes are refused too.
 * @throws WorkbookError
 */
export function assertModestSheet(sheet: string, maxRows: number): string {
  let rows = 0;
  for (const [, tag = ''] of sheet.matchAll(/<([^<>]*)>/g)) {
    const [name = ''] = tag.split(/[\s/]/, 1);
    const attributes = tag.slice(name.length);
    const local = name.slice(name.indexOf(':') + 1);
    if (local !== 'row' && local !== 'c') continue;
    if (local === 'row') rows += 1;
    const place = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/.exec(attributes);
    const [, letters = '', row = ''] = place ?? [];
    const isHidden = /&/.test(attributes) || hasOddQuotes(attributes) || (local === 'c' && !place);
    if (isHidden) throw new WorkbookError('unreadable');
    if (Number(row) > maxRows || letters.length > MAX_COLUMN_LETTERS || rows > maxRows)
      throw new WorkbookError('too_large');
  }
  return sheet;
}

function hasOddQuotes(text: string): boolean {
  return text.split('"').length % 2 === 0 || text.split("'").length % 2 === 0;
}
