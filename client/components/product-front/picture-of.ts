import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';

type Shown = Pick<DrawingData, 'design' | 'width' | 'height' | 'colour'>;

/**
 * The picture in the drawing's colour. A product with a drawing needs the exact size, because another size would have
 * a wrong scale; a product with photographs only shows another colour rather than none.
 */
export function pictureOf(
  drawing: Shown,
  pictures: readonly (ProductPicture | null)[],
): ProductPicture | undefined {
  const known = pictures.filter((picture) => picture !== null);
  const ofColour = known.filter(({ colour }) => colour === drawing.colour);
  if (!hasDrawing(drawing)) return ofColour[0] ?? known[0];
  return ofColour.find(
    ({ scale: { width, height } }) => width === drawing.width && height === drawing.height,
  );
}
