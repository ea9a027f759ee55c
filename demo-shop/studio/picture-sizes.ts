import type { MediaPicture } from '#backoffice/demo/media-manifest.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';

/** Sizes of a product that look different from the front. */
export function picturedSizes({ sizes }: Pick<ProductRecord, 'sizes'>): SizeRecord[] {
  const fronts = new Map(sizes.map((size) => [`${size.width}x${size.height}`, size] as const).toReversed());
  return sizes.filter((size) => fronts.get(`${size.width}x${size.height}`) === size);
}

/** Colours of a size that have no picture yet. */
export function missingColours(
  { key, colours }: Pick<ProductRecord, 'key' | 'colours'>,
  { width, height }: Pick<SizeRecord, 'width' | 'height'>,
  pictures: readonly MediaPicture[],
): string[] {
  const known = new Set(
    pictures
      .filter(
        (picture) =>
          picture.product === key && picture.product_width === width && picture.product_height === height,
      )
      .map(({ colour }) => colour),
  );
  return colours.filter((colour) => !known.has(colour));
}
