import { constants, type BrotliOptions } from 'node:zlib';

/**
 * Of 256 KB, which hold a whole page: with the usual four megabytes for each, several pages at a time take half as long
 * again, for not a byte less.
 */
const WINDOW_BITS = 18;

/** What a document is compressed with. */
export function brotliOptions(quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  };
}
