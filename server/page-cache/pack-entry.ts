import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PageEntry } from './page-entry.ts';

const unzip = promisify(gunzip);
const LENGTH_BYTES = 4;

/** A page with where it stood among the purges when it began to be made. */
export type PackedPage = { entry: PageEntry; purges: number };
type Head = Omit<PageEntry, 'bodies'> & { purges: number; brotliBytes: number };

/** A page as bytes for a store outside this process: what describes it, then its compressed forms. */
export function packEntry({ entry, purges }: PackedPage): Buffer {
  const { bodies, ...about } = entry;
  const head: Head = { ...about, purges, brotliBytes: bodies.br.length };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, bodies.br, bodies.gzip]);
}

/** The page such bytes hold. @throws when they are none. */
export async function unpackEntry(packed: Buffer): Promise<PackedPage> {
  const start = LENGTH_BYTES + packed.readUInt32BE();
  const head = JSON.parse(packed.subarray(LENGTH_BYTES, start).toString()) as Head;
  const { purges, brotliBytes, ...about } = head;
  const br = packed.subarray(start, start + brotliBytes);
  const gzip = packed.subarray(start + brotliBytes);
  return { purges, entry: { ...about, bodies: { br, gzip, identity: await unzip(gzip) } } };
}
