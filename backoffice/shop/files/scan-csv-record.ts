/** A record of a text, whose cells start at `starts` and which ends before `to`. `badQuotes`: text behind a quote. */
export type ScannedRecord = { cells: string[]; starts: number[]; badQuotes: number[]; to: number };

/**
 * Result of a scan from a place of a text. `unended`: its end comes within a record; `open`: its end comes within the quote
 * that starts at `quote`; `too_long`: this quote is not closed within the limit.
 */
export type CsvScan =
  | (ScannedRecord & { state: 'ended' })
  | { state: 'unended' }
  | { state: 'open' | 'too_long'; quote: number };

/** A quote that swallows more than this is not closed. */
const MAX_CELL_CHARACTERS = 200_000;
/** V8 copies shorter parts of a text, and makes longer ones refer to the whole. */
const MIN_REFERRING_LENGTH = 13;
const QUOTE = '"'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
const LINE_END = '\n'.charCodeAt(0);

/** Scans the record that starts at `from`. Lines end with a line feed. */
export function scanCsvRecord(text: string, from: number, delimiter: string): CsvScan {
  const separator = delimiter.charCodeAt(0);
  const cells: string[] = [];
  const starts: number[] = [];
  const badQuotes: number[] = [];
  let at = from;
  for (;;) {
    starts.push(at);
    let cell: string;
    let end: number;
    if (text.charCodeAt(at) === QUOTE) {
      const quoted = scanQuoted(text, at, separator);
      if (typeof quoted === 'string') return { state: quoted, quote: at };
      if (quoted.isBad) badQuotes.push(quoted.end);
      end = quoted.isBad ? findCellEnd(text, quoted.end, separator) : quoted.end;
      cell = quoted.cell;
    } else {
      end = findCellEnd(text, at, separator);
      cell = copyText(text.slice(at, end));
    }
    if (end === text.length) return { state: 'unended' };
    cells.push(cell);
    at = end + 1;
    if (text.charCodeAt(end) === LINE_END) return { state: 'ended', cells, starts, badQuotes, to: at };
  }
}

/** Place of the delimiter or line end at or behind a place; the length of the text without one. */
function findCellEnd(text: string, from: number, separator: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator || code === LINE_END) return at;
  }
  return at;
}

/** A quoted cell with what follows it: a delimiter, a line end, or text that does not belong there. */
function scanQuoted(
  text: string,
  start: number,
  separator: number,
): { cell: string; end: number; isBad: boolean } | 'open' | 'too_long' {
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    const reached = quote < 0 ? text.length : quote;
    if (cell.length + reached - from > MAX_CELL_CHARACTERS) return 'too_long';
    if (quote < 0) return 'open';
    cell += text.slice(from, quote);
    const end = separator === SPACE ? quote + 1 : skipSpaces(text, quote + 1);
    if (end === text.length) return 'open';
    const code = text.charCodeAt(end);
    if (code === separator || code === LINE_END) return { cell: copyText(cell), end, isBad: false };
    if (code !== QUOTE) return { cell, end, isBad: true };
    cell += '"';
    from = end + 1;
  }
}

function skipSpaces(text: string, from: number): number {
  let end = from;
  while (text.charCodeAt(end) === SPACE) end += 1;
  return end;
}

/** A text of its own: a part would keep the piece of the file in memory. */
function copyText(text: string): string {
  return text.length < MIN_REFERRING_LENGTH ? text : Buffer.from(text).toString();
}
