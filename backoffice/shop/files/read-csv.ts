import { createReadStream } from 'node:fs';
import { createDecoder, UndecodableText } from './decode-text.ts';
import { errorAt, type Findings } from './finding.ts';
import { createCsvScanner, type CsvRecord, type CsvScanner } from './scan-csv.ts';
import type { ShopFolder } from './shop-folder.ts';
import type { SourceRow } from './table-source.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** First line of a CSV file of a spreadsheet that names its separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Marks a cell as text: spreadsheets execute cells that start with one of these signs. */
const TEXT_MARK = /^'+[=+\-@\t\r\d]/;

/**
 * Streams the records of a CSV file (UTF-8; `;`, `,` or tab), those of a piece of the file at a time. The separator is
 * the one by which the first record has the most known names.
 */
export async function* readCsv(
  folder: ShopFolder,
  path: string,
  knownNames: readonly string[],
  findings: Findings,
): AsyncGenerator<SourceRow[]> {
  const decoder = createDecoder(path);
  let scanner: CsvScanner | undefined;
  let head = '';
  const scan = (text: string) => {
    if (scanner) return scanner.feed(text);
    head += text;
    if (!/[\n\r]/.test(head)) return [];
    scanner = createCsvScanner(findDelimiter(head, knownNames));
    return scanner.feed(head.replace(SEPARATOR_LINE, '\n'));
  };
  const toRows = (records: CsvRecord[]) => records.map((record) => toRow(path, record));
  try {
    for await (const chunk of createReadStream(folder.absolute(path), { highWaterMark: 64 * 1024 }))
      yield toRows(scan(decoder.decode(chunk as Buffer)));
    yield toRows(scan(`${decoder.end()}\n`));
  } catch (error) {
    if (!(error instanceof UndecodableText)) throw error;
    findings.add(error.finding);
  }
  yield toRows(scanner?.end() ?? []);
  for (const { code, line, column } of scanner?.errors ?? [])
    findings.add(errorAt({ file: path, line, column }, code));
}

function findDelimiter(head: string, knownNames: readonly string[]): string {
  const [, named] = SEPARATOR_LINE.exec(head) ?? [];
  if (named) return named;
  const [line = ''] = head.trimStart().split(/[\n\r]/, 1);
  const known = new Set(knownNames.map((name) => name.toLowerCase()));
  const score = (delimiter: string) => {
    const names = line.split(delimiter).map((name) => name.replaceAll('"', '').trim().toLowerCase());
    return names.filter((name) => known.has(name)).length * 1000 + names.length;
  };
  return DELIMITERS.reduce<string>((best, next) => (score(next) > score(best) ? next : best), DELIMITERS[0]);
}

function toRow(file: string, { cells, at }: CsvRecord): SourceRow {
  return {
    cells: cells.map((cell) => (cell.startsWith("'") && TEXT_MARK.test(cell) ? cell.slice(1) : cell)),
    at: (index) => ({ file, ...at(Math.min(Math.max(0, index), cells.length - 1)) }),
  };
}
