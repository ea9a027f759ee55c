import { z } from 'zod';
import { idParameter, listOf } from './common.ts';
import { productCard, productModel } from './product.ts';

const watts = z.coerce.number<number>().int().min(0).max(100_000);
const millimetres = z.coerce.number<number>().int().min(1).max(10_000);

/** Watts an appliance gives, and how wide and tall it may be. */
export const productSizeQuery = z.object({
  category: idParameter,
  power_min: watts,
  power_max: watts,
  width_max: millimetres.optional(),
  height_max: millimetres.optional(),
});
export type ProductSizeQuery = z.infer<typeof productSizeQuery>;

/** A product and the smallest size of it that fits. */
export const productSize = z.object({
  product: productCard,
  model: productModel.pick({ code: true, label: true, width: true, height: true, depth: true }),
  /** Watts. */
  power: z.number(),
});
export type ProductSize = z.infer<typeof productSize>;

/** Nearest above the least power first; `powers` are those of every size that fits, in ascending order. */
export const productSizeList = listOf(productSize).extend({ powers: z.array(z.number()) });
export type ProductSizeList = z.infer<typeof productSizeList>;
