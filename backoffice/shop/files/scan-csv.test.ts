import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createCsvScanner } from './scan-csv.ts';

const piece = fc.constantFrom(
  'a',
  'é',
  '😀',
  'long enough to be a part',
  ';',
  '"',
  '""',
  ' ',
  '\n',
  '\r\n',
  '\r',
);

/** Cells with their lines and columns, and errors, of a file that comes in these pieces. */
function scan(pieces: readonly string[]) {
  const scanner = createCsvScanner(';');
  const records = [...pieces.flatMap((text) => scanner.feed(text)), ...scanner.end()];
  return {
    records: records.map(({ cells, at }) =>
      cells.map((cell, index) => `${at(index).line}:${at(index).column} ${cell}`),
    ),
    errors: scanner.errors.map(({ line, column, code }) => `${line}:${column} ${code}`),
  };
}

describe('CSV scanner', () => {
  it('cells with line ends and quotes: have the line and column on which they start', () => {
    expect(scan(['a;"b\r\n""c""";😀d;e\n;f'])).toEqual({
      records: [
        ['1:1 a', '1:3 b\n"c"', '2:8 😀d', '2:11 e'],
        ['3:1 ', '3:2 f'],
      ],
      errors: [],
    });
  });

  it('file in pieces of one character: gives the same as the file at once', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        expect(scan(Array.from(text))).toEqual(scan([text]));
      }),
    );
  });

  it('quote that stays open: ends the reading after 200,000 characters', () => {
    const scanner = createCsvScanner(';');
    scanner.feed('a;"b');
    for (let index = 0; index < 3; index += 1) scanner.feed('x\n'.repeat(40_000));
    expect(scanner.feed('";c\nd\n')).toEqual([]);
    expect(scanner.errors).toEqual([{ line: 1, column: 3, code: 'quote_open' }]);
  });
});
