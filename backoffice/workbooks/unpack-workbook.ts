import { zipSync, type Zippable } from 'fflate';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { assertModestSheet } from './assert-modest-sheet.ts';
import { WorkbookError } from './workbook-error.ts';

/** Limits of a workbook. `maxBytes`: of its unpacked XML; `maxRows`: of a sheet. */
export type WorkbookLimits = { maxBytes: number; maxRows: number };

const MAX_ENTRIES = 500;
const XML = /\.xml(?:\.rels)?$/;
const SHEET = /worksheets\/[^/]+\.xml$/;

/**
 * Unpacks the XML of an .xlsx file within limits into an uncompressed archive, so that the parser reads
 * exactly the bytes counted here. An entry longer than declared is an error (yauzl).
 * @param rewriteSheet changes the XML of each sheet
 * @throws WorkbookError for a file that is no archive, is damaged, encrypted or too large
 */
export async function unpackWorkbook(
  bytes: Uint8Array,
  { maxBytes, maxRows }: WorkbookLimits,
  rewriteSheet: (xml: string) => string = (xml) => xml,
): Promise<ArrayBuffer> {
  try {
    const entries: Zippable = {};
    let left = maxBytes;
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    if (zip.entryCount > MAX_ENTRIES) throw new WorkbookError('too_large');
    for await (const entry of zip.eachEntry()) {
      if (!XML.test(entry.fileName)) continue;
      left -= entry.uncompressedSize;
      if (left < 0) throw new WorkbookError('too_large');
      const content = await readEntry(zip, entry);
      entries[entry.fileName] = SHEET.test(entry.fileName)
        ? Buffer.from(rewriteSheet(assertModestSheet(content.toString('utf8'), maxRows)))
        : content;
    }
    return toArrayBuffer(zipSync(entries, { level: 0 }));
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('unreadable');
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
