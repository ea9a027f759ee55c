import { scanCsvRecord, type ScannedRecord } from './scan-csv-record.ts';

/** A character of two units. */
const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** A record of a CSV file. */
export type CsvRecord = {
  cells: string[];
  /** Line and column on which a cell starts, counted from one. */
  at: (index: number) => CsvPosition;
};

type CsvPosition = { line: number; column: number };

/** A quote that is not closed, or text behind a closed one. */
export type CsvError = CsvPosition & { code: 'quote_open' | 'quote_text' };

export type CsvScanner = {
  /** Records that end in this text. */
  feed(text: string): CsvRecord[];
  /** The record that ends with the file. */
  end(): CsvRecord[];
  readonly errors: readonly CsvError[];
};

/** The start of a record: its place in a text, and its line in the file. */
type Start = { text: string; from: number; line: number };

/**
 * Scans a CSV file (RFC 4180) piece by piece. Blank records are left out, and so is a record with an error. Quotes
 * within an unquoted cell are text. Parsers of the registry give no position of a cell in a stream, and none of what
 * follows an error.
 */
export function createCsvScanner(delimiter: string): CsvScanner {
  const errors: CsvError[] = [];
  /** Text of the record that has not ended. */
  let rest = '';
  let line = 1;
  let hasReturn = false;
  let isStopped = false;

  /** A carriage return at the end waits for its line feed. */
  const join = (piece: string): string => {
    const text = `${hasReturn ? '\r' : ''}${piece}`;
    hasReturn = text.endsWith('\r');
    const complete = hasReturn ? text.slice(0, -1) : text;
    return rest + (complete.includes('\r') ? complete.replaceAll(/\r\n?/g, '\n') : complete);
  };
  const feed = (piece: string): CsvRecord[] => {
    if (isStopped) return [];
    const text = join(piece);
    const records: CsvRecord[] = [];
    let from = 0;
    let scanned = scanCsvRecord(text, from, delimiter);
    for (; scanned.state === 'ended'; scanned = scanCsvRecord(text, from, delimiter)) {
      const start = { text, from, line };
      for (const place of scanned.badQuotes) errors.push({ ...locate(start, place), code: 'quote_text' });
      if (scanned.badQuotes.length === 0 && scanned.cells.some((cell) => cell.trim() !== ''))
        records.push(toRecord(scanned, start));
      line += countLineEnds(text, from, scanned.to);
      from = scanned.to;
    }
    if (scanned.state === 'too_long') {
      errors.push({ ...locate({ text, from, line }, scanned.quote), code: 'quote_open' });
      isStopped = true;
    }
    rest = text.slice(from);
    return records;
  };
  return {
    feed,
    end() {
      const records = feed('\n');
      const open = scanCsvRecord(rest, 0, delimiter);
      if (!isStopped && open.state === 'open')
        errors.push({ ...locate({ text: rest, from: 0, line }, open.quote), code: 'quote_open' });
      return records;
    },
    errors,
  };
}

function toRecord({ cells, starts }: ScannedRecord, start: Start): CsvRecord {
  return { cells, at: (index) => locate(start, starts[index] ?? start.from) };
}

/** Columns count characters, of which some are two units of a text. */
function locate({ text, from, line }: Start, place: number): CsvPosition {
  const lineStart = Math.max(from, text.lastIndexOf('\n', place - 1) + 1);
  return {
    line: line + countLineEnds(text, from, place),
    column: text.slice(lineStart, place).replaceAll(PAIR, ' ').length + 1,
  };
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
