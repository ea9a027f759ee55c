import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';

/** Texts are compressed once and read a few times. */
const COMPRESSION = { level: 1, chunkSize: 1024 };

/**
 * The same product, whose texts are compressed until they are read: as strings, those of 50,000 products take more
 * memory than an import may use.
 */
export function packTexts({ texts, ...product }: ProductRecord): ProductRecord {
  // A copy without the rest of the buffer that the result is a part of.
  const packed = new Uint8Array(deflateRawSync(JSON.stringify(texts), COMPRESSION));
  return {
    ...product,
    get texts() {
      return JSON.parse(inflateRawSync(packed).toString()) as ProductRecord['texts'];
    },
  };
}
