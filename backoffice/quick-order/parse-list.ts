import Papa from 'papaparse';

/** A row of cells and the line of the text it begins on, counted from one. */
export type ListRow = {
  line: number;
  /** Without empty cells at the end. */
  cells: string[];
  /** True when the row contains a separator, except at its end. */
  isSeparated: boolean;
};

export type ParsedList = {
  /** A table is read by columns, other text line by line. */
  kind: 'table' | 'lines';
  /** Cells of a table; one cell per line otherwise. Blank rows are skipped. */
  rows: ListRow[];
  /** Number of columns of the widest row. */
  width: number;
  /** A quote is never closed, so the columns may be wrong. */
  isBroken: boolean;
};

/** First line of a CSV file that names its separator. */
const SEPARATOR_LINE = /^sep=(.)\s*(?:\n|$)/i;
/** In the order in which they are tried. A comma may be a decimal sign, so every row must contain it. */
const DELIMITERS = [
  { sign: '\t', share: 0.5 },
  { sign: ';', share: 0.5 },
  { sign: '|', share: 0.9 },
  { sign: ',', share: 1 },
] as const;
/** A private-use character that never occurs: makes the parser treat quotes as text. */
const NO_QUOTES = '\u{F8FF}';

/** Parses a pasted list: CSV with any usual separator (RFC 4180), or lines of text. */
export function parseList(source: string): ParsedList {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const declared = SEPARATOR_LINE.exec(text);
  // The line stays, empty, so that rows retain their numbers.
  const body = declared ? text.replace(SEPARATOR_LINE, '\n') : text;
  if (declared?.[1]) return toTable(body, declared[1]);
  for (const { sign, share } of DELIMITERS) {
    if (!body.includes(sign)) continue;
    const table = toTable(body, sign);
    const separated = table.rows.filter(({ cells }) => cells.length > 1).length;
    if (table.rows.length > 0 && separated / table.rows.length >= share) return table;
  }
  return { kind: 'lines', rows: toLines(body), width: 1, isBroken: false };
}

function toTable(text: string, delimiter: string): ParsedList {
  const quoted = parse(text, delimiter, '"');
  const { rows, isBroken } = quoted.isBroken
    ? { ...parse(text, delimiter, NO_QUOTES), isBroken: true }
    : quoted;
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return { kind: 'table', rows, isBroken, width };
}

function parse(text: string, delimiter: string, quoteChar: string): { rows: ListRow[]; isBroken: boolean } {
  const rows: ListRow[] = [];
  let isBroken = false;
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      isBroken ||= errors.some(({ type }) => type === 'Quotes');
      const cells = withoutEmptyEnd(data.map(toCell));
      if (cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)))
        rows.push({ line, cells, isSeparated: data.length > 1 });
      line += countLineEnds(text, from, meta.cursor);
      from = meta.cursor;
    },
  });
  return { rows, isBroken };
}

/** Spreadsheets prefix text with an apostrophe to mark it as no formula; some programs use it as a quote. */
function toCell(cell: string): string {
  const text = cell.trim();
  if (/^'.*'$/s.test(text) && text.length > 1) return text.slice(1, -1).trim();
  return text.replace(/^'(?=[=+\-@＝＋－＠\d])/u, '').replace(/^"([^"]*)"$/, '$1');
}

function withoutEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let index = text.indexOf('\n', from); index >= 0 && index < to; index = text.indexOf('\n', index + 1))
    count += 1;
  return count;
}

function toLines(text: string): ListRow[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: [line.trim()], isSeparated: false }))
    .filter(({ cells: [line = ''] }) => /[\p{L}\p{N}]/u.test(line));
}
