import { constants } from 'node:fs';
import { chmod, copyFile, open, stat } from 'node:fs/promises';

const MODE = 0o600;
/** End record of a ZIP archive; a comment of at most 64 KB may follow. */
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_END_BYTES = 22;
const TAIL_BYTES = ZIP_END_BYTES + 65_535;
/** Bytes such as a byte order mark may precede the signature, but no markup, which browsers would run. */
const BEGINNING = /^[^<]{0,1000}%PDF-\d/;
const HEAD_BYTES = 1024;
const PDF_END = Buffer.from('%%EOF', 'latin1');
/** PDF readers accept this many bytes after the end mark. */
const MAX_AFTER_END = 1024;

/** Copies a PDF. Returns its size in bytes; `undefined` for a file that {@link isWholePdf} refuses. */
export async function storePdf(path: string, target: string): Promise<number | undefined> {
  if (!(await isWholePdf(path))) return undefined;
  await copyFile(path, target, constants.COPYFILE_EXCL);
  await chmod(target, MODE);
  return (await stat(target)).size;
}

/**
 * False for a file without the end of a PDF, or one that is also markup or an archive: programs that detect types in
 * another way would open other content than the one checked.
 */
export async function isWholePdf(path: string): Promise<boolean> {
  if (!BEGINNING.test((await readPart(path, 'head')).toString('latin1'))) return false;
  const tail = await readPart(path, 'tail');
  const end = tail.lastIndexOf(PDF_END);
  return end !== -1 && tail.length - end <= MAX_AFTER_END && !isArchive(tail);
}

/** The end record of an archive contains the length of the comment after it. */
function isArchive(tail: Buffer): boolean {
  for (let at = tail.indexOf(ZIP_END); at !== -1; at = tail.indexOf(ZIP_END, at + 1)) {
    const isWhole = at + ZIP_END_BYTES <= tail.length;
    if (isWhole && at + ZIP_END_BYTES + tail.readUInt16LE(at + ZIP_END_BYTES - 2) === tail.length)
      return true;
  }
  return false;
}

async function readPart(path: string, part: 'head' | 'tail'): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, part === 'head' ? HEAD_BYTES : TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, part === 'head' ? 0 : size - length);
    return buffer;
  } finally {
    await file.close();
  }
}
