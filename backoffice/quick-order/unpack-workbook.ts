import { zipSync, type Zippable } from 'fflate';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Failure, invalidForm } from '#backoffice/http/failure.ts';

/** Maximum bytes of all parts that are read. */
const MAX_UNPACKED = 12 * 1024 * 1024;
const MAX_ENTRIES = 500;
const XML = /\.xml(?:\.rels)?$/;

/**
 * Unpacks the XML of an .xlsx file within limits into an uncompressed archive, so that the parser reads
 * exactly the bytes counted here. An entry longer than declared is an error (yauzl).
 * @throws Failure 422 for a file that is no archive, is damaged, encrypted or too large
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<{ archive: ArrayBuffer; sheets: string[] }> {
  try {
    const entries: Zippable = {};
    const sheets: string[] = [];
    let left = MAX_UNPACKED;
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    if (zip.entryCount > MAX_ENTRIES) throw invalidForm({ files: 'too_large' });
    for await (const entry of zip.eachEntry()) {
      if (!XML.test(entry.fileName)) continue;
      left -= entry.uncompressedSize;
      if (left < 0) throw invalidForm({ files: 'too_large' });
      const content = await readEntry(zip, entry);
      entries[entry.fileName] = content;
      if (/worksheets\/[^/]+\.xml$/.test(entry.fileName)) sheets.push(content.toString('utf8'));
    }
    return { archive: toArrayBuffer(zipSync(entries, { level: 0 })), sheets };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalidForm({ files: 'unreadable' });
  }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
