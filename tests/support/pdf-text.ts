import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

const run = promisify(execFile);

/** Text that `pdftotext` extracts from a file, line by line. Needs poppler-utils. */
export async function readPdfLines(bytes: Uint8Array): Promise<string[]> {
  const child = run('pdftotext', ['-enc', 'UTF-8', '-', '-'], { encoding: 'utf8' });
  child.child.stdin?.end(bytes);
  const { stdout } = await child;
  return stdout.split(/[\n\f]/);
}

/** Number of `.notdef` glyphs, shown for missing characters, in a file written by PDFKit. */
export function countMissingGlyphs(bytes: Uint8Array): number {
  return contentStreams(Buffer.from(bytes))
    .flatMap((content) => [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, glyphs = '']) => glyphs))
    .flatMap((glyphs) => glyphs.match(/.{4}/g) ?? [])
    .filter((glyph) => glyph === '0000').length;
}

/** Streams that draw text. */
function contentStreams(file: Buffer): string[] {
  const streams: string[] = [];
  const text = file.toString('latin1');
  for (const { index, 0: opening } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const from = index + opening.length;
    const to = text.indexOf('endstream', from);
    const content = inflate(file.subarray(from, to));
    if (content?.includes('BT\n')) streams.push(content);
  }
  return streams;
}

function inflate(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return undefined;
  }
}
