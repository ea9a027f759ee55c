import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { PictureSubject } from './assign-pictures.ts';

/** A product as far as its pictures go. */
export function pictureSubject(
  product: ProductRecord,
  variants: readonly { reference: string; colour: string }[],
): PictureSubject {
  const [size] = product.sizes;
  return {
    key: product.key,
    width: size?.width ?? 0,
    height: size?.height ?? 0,
    isDrawn: product.drawing !== undefined,
    colours: product.colours,
    variants: variants.map(({ reference, colour }) => ({ reference, colour })),
  };
}
