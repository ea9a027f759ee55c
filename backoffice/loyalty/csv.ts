import { BYTE_ORDER_MARK, toHarmlessText } from '#shared/domain/spreadsheet-text.ts';
import type { Locale } from '#shared/locale.ts';

/** In French the comma is the decimal mark. */
const SEPARATOR: Record<Locale, string> = { fr: ';', en: ',' };
const CENTS = 100;

/**
 * A cell of a table: a text, a number, or an amount in cents, which is written with two
 * decimals.
 */
export type Cell = string | number | { cents: number };

/** A table as comma-separated values (RFC 4180). Numbers stay numbers; texts are never formulas. */
export function writeTable(rows: readonly (readonly Cell[])[], lang: Locale): string {
  const separator = SEPARATOR[lang];
  return (
    BYTE_ORDER_MARK +
    rows.map((row) => `${row.map((cell) => writeCell(cell, lang)).join(separator)}\r\n`).join('')
  );
}

function writeCell(value: Cell, lang: Locale): string {
  if (typeof value === 'object') return writeNumber((value.cents / CENTS).toFixed(2), lang);
  if (typeof value === 'number') return writeNumber(String(value), lang);
  const harmless = toHarmlessText(value);
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** French spreadsheets read a decimal point as text. */
function writeNumber(figures: string, lang: Locale): string {
  return lang === 'fr' ? figures.replace('.', ',') : figures;
}
