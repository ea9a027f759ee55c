import { z } from 'zod';
import { picture } from './common.ts';
import { distance, mediaPath, millimetres } from './fields.ts';

export const pictureSource = z.object({
  url: mediaPath.min(1),
  width: z.number().int().positive(),
  type: z.enum(['image/avif', 'image/webp']),
});
export type PictureSource = z.infer<typeof pictureSource>;

/** A product in one colour, seen from the front and cut out of its ground. Addresses are below the media address. */
export const productPicture = picture.extend({
  colour: z.string(),
  srcset: z.array(pictureSource),
  /** Mean colour of the product: what stands there until the picture has come. */
  placeholder: z.string().regex(/^#[\da-f]{6}$/),
  /** In mm: the product in the picture, and what is left around it, so that it can stand at its true scale. */
  scale: z.object({ width: millimetres, height: millimetres, margin: distance }),
});
export type ProductPicture = z.infer<typeof productPicture>;
