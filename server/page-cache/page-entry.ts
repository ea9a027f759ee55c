import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions } from '../http/brotli-options.ts';
import type { Encoding } from '../http/choose-encoding.ts';

/** A page as it is sent, made once for everybody. */
export type PageEntry = {
  status: number;
  /** All of its headers but those of a single answer (number, age, state). */
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** What it was made of: `product:12`, `menu` … */
  tags: string[];
  /** By name, for logs and counts. */
  routeName: string;
  /** When, in milliseconds since 1970: nodes share pages. */
  madeAt: number;
  /** For how long it is shown as it is, in milliseconds. */
  freshMs: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Once a page and minute: one level more than a page made for one visitor is worth. */
const BROTLI_QUALITY = 5;
const ETAG_LETTERS = 22;

/** Compresses a document every way it may be asked for, and names it by its content. */
export async function toPageEntry(
  html: Buffer,
  about: Pick<PageEntry, 'status' | 'headers' | 'tags' | 'routeName' | 'madeAt' | 'freshMs'>,
): Promise<PageEntry> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(html, brotliOptions(BROTLI_QUALITY)),
    compressGzip(html),
  ]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, ETAG_LETTERS);
  return { ...about, etag: `W/"${hash}"`, bodies: { identity: html, br, gzip: gzipped } };
}

/** Bytes a page takes, its headers and key roughly with it. */
export function sizeOfEntry({ bodies }: PageEntry): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length + 4096;
}
