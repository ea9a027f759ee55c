import { constants, type BrotliOptions } from 'node:zlib';

/**
 * 256 KB, enough for a page: with the default of 4 MB, concurrent pages took half as long again and were no smaller.
 */
const WINDOW_BITS = 18;

/** Returns the options for compressing a document. */
export function brotliOptions(quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  };
}
