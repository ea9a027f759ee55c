import type { Locale } from '#shared/locale.ts';

/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';
/** Spreadsheets take the comma for decimals in French. */
const SEPARATOR: Record<Locale, string> = { fr: ';', en: ',' };
/** What spreadsheets would work out instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as comma-separated values (RFC 4180). Numbers stay numbers; no text is taken for a formula. */
export function writeTable(rows: readonly (readonly (string | number)[])[], lang: Locale): string {
  const separator = SEPARATOR[lang];
  return (
    BYTE_ORDER_MARK +
    rows.map((row) => `${row.map((cell) => writeCell(cell, lang)).join(separator)}\r\n`).join('')
  );
}

function writeCell(value: string | number, lang: Locale): string {
  // Spreadsheets read a decimal point as text in French.
  if (typeof value === 'number') return lang === 'fr' ? String(value).replace('.', ',') : String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
