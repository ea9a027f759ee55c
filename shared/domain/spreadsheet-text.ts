/** Marks a table as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** First characters of cells that spreadsheets evaluate as formulas, full-width forms included. */
const FORMULA = /^[\t\r]|^\s*[=+\-@＝＋－＠]/u;

/** A text that no spreadsheet evaluates: an apostrophe stands before a formula. */
export function toHarmlessText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
