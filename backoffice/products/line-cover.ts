import type { LineCover } from '#shared/contract/cart-line.ts';
import type { StoredPicture } from './product-record.ts';

/** The narrowest file of a picture: lines show it at the size of a stamp. */
export function lineCoverOf({ url, srcset }: StoredPicture, alt: string): LineCover {
  const [narrowest] = srcset.toSorted((one, other) => one.width - other.width);
  return { url: narrowest?.url ?? url, alt };
}
