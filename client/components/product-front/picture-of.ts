import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';

type Shown = Pick<DrawingData, 'width' | 'height' | 'colour'>;

/** The picture that shows a product in this colour and in this very size: another size would stand at a false scale. */
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
