import { z } from 'zod';

/** A product's model in one colour. Addresses are below the media address. */
const arVariant = z.object({ name: z.string(), color: z.string(), glb: z.string(), usdz: z.string() });

/** What augmented reality needs of a product (behaviour "AR pages"). Dimensions in mm. */
export const productAr = z.object({
  glb: z.string(),
  usdz: z.string(),
  /** WebP; `null` when the product has no picture. */
  poster: z.string().nullable(),
  placement: z.enum(['wall', 'floor']),
  dimensions: z.object({ w: z.number(), h: z.number(), d: z.number() }),
  variants: z.array(arVariant),
});
export type ProductAr = z.infer<typeof productAr>;
