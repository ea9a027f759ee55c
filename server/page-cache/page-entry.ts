import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions } from '../http/brotli-options.ts';
import type { Encoding } from '../http/choose-encoding.ts';

/** A page as it is sent, rendered once for all visitors. */
export type PageEntry = {
  status: number;
  /** Headers without those of a single response (request id, age, state). */
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Cache tags: `product:12`, `menu` … */
  tags: string[];
  routeName: string;
  /** Milliseconds since 1970: nodes share pages. */
  renderedAt: number;
  /** Milliseconds for which the page is fresh. */
  freshMs: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Compressed once a minute at most: one level more than for a private page. */
const BROTLI_QUALITY = 5;
const ETAG_LENGTH = 22;

/** Compresses a document in every encoding and derives its etag from its content. */
export async function toPageEntry(
  html: Buffer,
  about: Pick<PageEntry, 'status' | 'headers' | 'tags' | 'routeName' | 'renderedAt' | 'freshMs'>,
): Promise<PageEntry> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(html, brotliOptions(BROTLI_QUALITY)),
    compressGzip(html),
  ]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, ETAG_LENGTH);
  return { ...about, etag: `W/"${hash}"`, bodies: { identity: html, br, gzip: gzipped } };
}

/** Returns the bytes of a page in memory; headers and key are estimated. */
export function sizeOfEntry({ bodies }: PageEntry): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length + 4096;
}
