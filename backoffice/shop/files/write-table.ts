export type TableValue = string | number | boolean | null | readonly string[];

/** Text that looks like marked text, and text that spreadsheets execute as a formula. */
const LOOKS_MARKED = /^'+[=+\-@\t\r\d]/;
const FORMULA = /^[=@\t\r+-]/;
/** Telephone numbers and negative numbers. */
const HARMLESS = /^[+-][\d\s.,()/-]*$/;
const WITHOUT_EXPONENT = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 12 });
const NEEDS_QUOTES = /[";\n\r]|^\s|\s$/;

/**
 * A CSV file: UTF-8, `;` between cells, decimal point, `yes` or `no`, lists with `|`, `null` as empty cell. Rows are
 * written in their order.
 */
export function tableText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, TableValue>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cellText(row[column] ?? null)).join(';'));
  return [columns.join(';'), ...lines].map((line) => `${line}\n`).join('');
}

function cellText(value: TableValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(value);
  const text = typeof value === 'string' ? value : value.join('|');
  const marked = needsMark(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked;
}

/** An apostrophe marks text as such; the reader removes it. */
function needsMark(text: string): boolean {
  return LOOKS_MARKED.test(text) || (FORMULA.test(text) && !HARMLESS.test(text));
}

/** Never with an exponent. @throws RangeError for what is no number */
function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written to a table`);
  const text = String(value);
  return text.includes('e') ? WITHOUT_EXPONENT.format(value) : text;
}
