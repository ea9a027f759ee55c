/** A record of a CSV file. Cells start at these lines and columns, counted from one. */
export type CsvRecord = { cells: string[]; lines: number[]; columns: number[] };

/** A quote that is not closed, or text behind a closed one. */
export type CsvError = { line: number; column: number; code: 'quote_open' | 'quote_text' };

export type CsvScanner = {
  /** Records that end in this text. */
  feed(text: string): CsvRecord[];
  /** The record that ends with the file. */
  end(): CsvRecord[];
  readonly errors: readonly CsvError[];
};

/** A quote that swallows more than this is not closed. */
const MAX_CELL_CHARACTERS = 200_000;

/**
 * Scans a CSV file (RFC 4180) piece by piece. Blank records are left out, and so is a record with an error. Quotes
 * within an unquoted cell are text. Parsers of the registry give no position of a cell in a stream, and none of what
 * follows an error.
 */
export function createCsvScanner(delimiter: string): CsvScanner {
  const errors: CsvError[] = [];
  let records: CsvRecord[] = [];
  let record: CsvRecord = { cells: [], lines: [], columns: [] };
  let state: 'start' | 'plain' | 'quoted' | 'closing' | 'stopped' = 'start';
  let cell = '';
  let isBroken = false;
  let isAfterReturn = false;
  let line = 1;
  let column = 1;
  let startLine = line;
  let startColumn = column;

  const endCell = () => {
    record.cells.push(cell);
    record.lines.push(startLine);
    record.columns.push(startColumn);
    cell = '';
    state = 'start';
  };
  const endRecord = () => {
    endCell();
    if (!isBroken && record.cells.some((text) => text.trim() !== '')) records.push(record);
    record = { cells: [], lines: [], columns: [] };
    isBroken = false;
  };
  const fail = (error: CsvError) => {
    errors.push(error);
    isBroken = true;
  };
  const take = (character: string) => {
    if (state === 'start') {
      startLine = line;
      startColumn = column;
      state = character === '"' ? 'quoted' : 'plain';
      if (character === '"') return;
    }
    const isLineEnd = character === '\n';
    if (state === 'quoted') {
      if (character === '"') state = 'closing';
      else cell += character;
      if (cell.length <= MAX_CELL_CHARACTERS) return;
      fail({ line: startLine, column: startColumn, code: 'quote_open' });
      state = 'stopped';
    } else if (character === delimiter) endCell();
    else if (isLineEnd) endRecord();
    else if (state === 'plain') cell += character;
    else if (character === '"') {
      cell += character;
      state = 'quoted';
    } else if (character !== ' ') {
      fail({ line, column, code: 'quote_text' });
      cell += character;
      state = 'plain';
    }
  };
  return {
    feed(text) {
      records = [];
      for (const character of text) {
        if (state === 'stopped') break;
        const isPair = isAfterReturn && character === '\n';
        isAfterReturn = character === '\r';
        if (isPair) continue;
        const isLineEnd = character === '\n' || character === '\r';
        take(isLineEnd ? '\n' : character);
        line += isLineEnd ? 1 : 0;
        column = isLineEnd ? 1 : column + 1;
      }
      return records;
    },
    end() {
      records = [];
      if (state === 'quoted') fail({ line: startLine, column: startColumn, code: 'quote_open' });
      else if (state !== 'stopped' && (state !== 'start' || record.cells.length > 0)) endRecord();
      return records;
    },
    errors,
  };
}
