import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PageEntry } from './page-entry.ts';

const unzip = promisify(gunzip);
const LENGTH_BYTES = 4;

/** A page, and the sequence number of the last invalidation before its render began. */
export type PackedPage = { entry: PageEntry; invalidations: number };
type Head = Omit<PageEntry, 'bodies'> & { invalidations: number; brotliBytes: number };

/** Serialises a page for Redis: its description, then its compressed bodies. */
export function packEntry({ entry, invalidations }: PackedPage): Buffer {
  const { bodies, ...about } = entry;
  const head: Head = { ...about, invalidations, brotliBytes: bodies.br.length };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, bodies.br, bodies.gzip]);
}

/** Parses a serialised page. @throws for any other bytes. */
export async function unpackEntry(packed: Buffer): Promise<PackedPage> {
  const start = LENGTH_BYTES + packed.readUInt32BE();
  const head = JSON.parse(packed.subarray(LENGTH_BYTES, start).toString()) as Head;
  const { invalidations, brotliBytes, ...about } = head;
  const br = packed.subarray(start, start + brotliBytes);
  const gzip = packed.subarray(start + brotliBytes);
  return { invalidations, entry: { ...about, bodies: { br, gzip, identity: await unzip(gzip) } } };
}
