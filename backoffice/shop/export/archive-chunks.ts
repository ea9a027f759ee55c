import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** `path`: in the archive; `source`: in the file system. */
export type ArchivedFile = { path: string; source: string };

/** Fixed file date, so that the same files give the same archive. */
const MADE = '2026-01-01';
const TEXTS = new Set(['.csv', '.md', '.svg', '.yaml']);
/** Limits of archives without the extension for large files. */
const MAX_FILES = 65_535;
const MAX_BYTES = 4 * 1024 ** 3 - 1;

/**
 * A .zip archive, in pieces. Media are stored uncompressed, since they are compressed already.
 * @throws RangeError for more than an archive can hold
 */
export async function* archiveChunks(
  files: readonly ArchivedFile[],
): AsyncGenerator<Uint8Array, void, undefined> {
  if (files.length > MAX_FILES) throw tooLarge();
  let chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
    bytes += chunk.length;
  });
  const take = () => {
    if (failure) throw failure;
    if (bytes > MAX_BYTES) throw tooLarge();
    const taken = chunks;
    chunks = [];
    return taken;
  };
  for (const { path, source } of files) {
    const entry = TEXTS.has(extname(path)) ? new ZipDeflate(path) : new ZipPassThrough(path);
    entry.mtime = MADE;
    zip.add(entry);
    for await (const piece of createReadStream(source)) {
      entry.push(piece as Buffer);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

function tooLarge(): RangeError {
  return new RangeError('The shop has more files or bytes than an archive can hold. Export it to a folder.');
}
