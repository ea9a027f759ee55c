import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';

type Shown = Pick<DrawingData, 'design' | 'width' | 'height' | 'colour'>;

/** Difference between the proportions of two sizes that remains invisible. */
const TOLERANCE = 0.01;

/**
 * The picture in the drawing's colour. A product with a drawing needs its size, or else the nearest one with the same
 * proportions, because the picture fills the outline; a product with photographs only shows another colour rather than
 * none.
 */
export function pictureOf(
  drawing: Shown,
  pictures: readonly (ProductPicture | null)[],
): ProductPicture | undefined {
  const known = pictures.filter((picture) => picture !== null);
  const ofColour = known.filter(({ colour }) => colour === drawing.colour);
  if (!hasDrawing(drawing)) return ofColour[0] ?? known[0];
  const { width, height } = drawing;
  const difference = ({ scale }: ProductPicture) =>
    Math.abs(scale.width - width) + Math.abs(scale.height - height);
  const [nearest] = ofColour
    .filter(({ scale }) => Math.abs((scale.width * height) / (scale.height * width) - 1) < TOLERANCE)
    .toSorted((a, b) => difference(a) - difference(b));
  if (!nearest) return undefined;
  return {
    ...nearest,
    scale: { width, height, margin: (nearest.scale.margin * width) / nearest.scale.width },
  };
}
