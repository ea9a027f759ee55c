import { toHarmlessText } from '#shared/domain/spreadsheet-text.ts';

type Row = Readonly<Record<string, string | number>>;

const NEEDS_QUOTES = /[";\n\r]|^\s|\s$/;

/** CSV of rows with the same columns: `;` between cells, decimal point. */
export function tableText(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => cellText(row[column] ?? '')))]
    .map((cells) => `${cells.join(';')}\n`)
    .join('');
}

function cellText(value: string | number): string {
  const text = typeof value === 'string' ? toHarmlessText(value) : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
