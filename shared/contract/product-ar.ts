import { z } from 'zod';
import { mediaPath, millimetres } from './fields.ts';

/** A product's model in one colour. Addresses are below the media address. */
const arVariant = z.object({ name: z.string(), color: z.string(), glb: mediaPath, usdz: mediaPath });

/** What augmented reality needs of a product (behaviour "AR pages"). Dimensions in mm. */
export const productAr = z.object({
  glb: mediaPath,
  usdz: mediaPath,
  /** WebP; `null` when the product has no picture. */
  poster: mediaPath.nullable(),
  placement: z.enum(['wall', 'floor']),
  dimensions: z.object({ w: millimetres, h: millimetres, d: millimetres }),
  variants: z.array(arVariant),
});
export type ProductAr = z.infer<typeof productAr>;
