import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';

type Shown = Pick<DrawingData, 'width' | 'height' | 'colour'>;

/** The picture with the drawing's colour and exact size: another size would have a wrong scale. */
export function pictureOf(
  { width, height, colour }: Shown,
  pictures: readonly (ProductPicture | null)[],
): ProductPicture | undefined {
  for (const picture of pictures) {
    const fits =
      picture?.colour === colour && picture.scale.width === width && picture.scale.height === height;
    if (fits) return picture;
  }
  return undefined;
}
