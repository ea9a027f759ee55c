import { errorAt, type Finding } from './finding.ts';

/** Bytes at the start of a file by which its kind is known. */
const SIGNATURES = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], code: 'is_workbook', encoding: '' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], code: 'is_workbook', encoding: '' },
  { bytes: [0xff, 0xfe], code: 'encoding', encoding: 'UTF-16' },
  { bytes: [0xfe, 0xff], code: 'encoding', encoding: 'UTF-16' },
];
/** é è à ê ç ô in the two encodings that spreadsheets use instead of UTF-8. */
const WINDOWS = new Set([0xe9, 0xe8, 0xe0, 0xea, 0xe7, 0xf4]);
const MACINTOSH = new Set([0x8e, 0x8f, 0x88, 0x90, 0x8d, 0x99]);
const REPLACEMENT = '\u{FFFD}';

/** A text file that is not UTF-8. */
export class UndecodableText extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(`${finding.file}: ${finding.code}`);
    this.name = 'UndecodableText';
    this.finding = finding;
  }
}

/** Text of a file in UTF-8, without byte order mark, with `\n` as line end. @throws UndecodableText */
export function decodeText(file: string, bytes: Buffer): string {
  const decoder = createDecoder(file);
  return `${decoder.decode(bytes)}${decoder.end()}`.replaceAll(/\r\n?/g, '\n');
}

/** Decodes the chunks of a file. Line ends stay. */
export function createDecoder(file: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let position = { line: 1, column: 1 };
  const refuse = (chunk: Buffer) => {
    const damaged = new TextDecoder('utf-8').decode(chunk);
    const found = advance(position, damaged.slice(0, Math.max(0, damaged.indexOf(REPLACEMENT))));
    throw new UndecodableText(errorAt({ file, ...found }, 'encoding', { encoding: guessEncoding(chunk) }));
  };
  return {
    /** @throws UndecodableText */
    decode(chunk: Buffer): string {
      if (isFirst) assertText(file, chunk);
      isFirst = false;
      let text: string;
      try {
        text = decoder.decode(chunk, { stream: true });
      } catch {
        return refuse(chunk);
      }
      position = advance(position, text);
      return text;
    },
    /** @throws UndecodableText when the file ends within a character */
    end(): string {
      try {
        return decoder.decode();
      } catch {
        return refuse(Buffer.alloc(0));
      }
    },
  };
}

function assertText(file: string, chunk: Buffer): void {
  const start = { file, line: 1, column: 1 };
  const kind = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => chunk[index] === byte));
  if (kind)
    throw new UndecodableText(errorAt(start, kind.code, kind.encoding ? { encoding: kind.encoding } : {}));
  const zeros = chunk.subarray(0, 1000).filter((byte) => byte === 0).length;
  if (zeros === 0) return;
  const isUtf16 = zeros > Math.min(chunk.length, 1000) / 4;
  throw new UndecodableText(
    isUtf16 ? errorAt(start, 'encoding', { encoding: 'UTF-16' }) : errorAt(start, 'binary'),
  );
}

function guessEncoding(chunk: Buffer): string {
  const count = (letters: ReadonlySet<number>) =>
    chunk.reduce((sum, byte) => sum + (letters.has(byte) ? 1 : 0), 0);
  return count(MACINTOSH) > count(WINDOWS) ? 'Mac OS Roman' : 'Windows-1252';
}

function advance({ line, column }: { line: number; column: number }, text: string) {
  const ends = text.match(/\r\n?|\n/g)?.length ?? 0;
  const last = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  return { line: line + ends, column: last < 0 ? column + text.length : text.length - last };
}
