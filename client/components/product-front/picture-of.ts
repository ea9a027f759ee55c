import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';

type Shown = Pick<DrawingData, 'width' | 'height' | 'colour'>;

/** The picture that shows a product in this colour and in this very size: another size would stand at a false scale. */
export function pictureOf(
  { width, height, colour }: Shown,
  pictures: readonly ProductPicture[],
): ProductPicture | undefined {
  return pictures.find(
    ({ colour: ofPicture, scale }) =>
      ofPicture === colour && scale.width === width && scale.height === height,
  );
}
