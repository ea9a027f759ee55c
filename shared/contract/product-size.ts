import { z } from 'zod';
import { idParameter, listOf } from './common.ts';
import { productCard, productModel, productVariant } from './product.ts';

const watts = z.coerce.number<number>().int().min(0).max(100_000);
const millimetres = z.coerce.number<number>().int().min(1).max(10_000);

/** Range of the output in watts and limits of the dimensions. */
export const productSizeQuery = z.object({
  category: idParameter.describe('Number of the category.'),
  power_min: watts.describe('Least output in watts.'),
  power_max: watts.describe('Greatest output in watts.'),
  width_max: millimetres.optional().describe('Greatest width in mm.'),
  height_max: millimetres.optional().describe('Greatest height in mm.'),
});
export type ProductSizeQuery = z.infer<typeof productSizeQuery>;

export const productSize = z
  .object({
    product: productCard.describe('Card of the product.'),
    model: productModel
      .pick({ code: true, label: true, width: true, height: true, depth: true })
      .describe('Smallest size that fits.'),
    variant: productVariant.describe('The size in the colour of the card, with the price of this size.'),
    power: z.number().describe('Output of the size in watts.'),
  })
  .meta({ id: 'ProductSize', description: 'A product with a size that fits.' });
export type ProductSize = z.infer<typeof productSize>;

/** Sorted by output, the nearest above the lower limit first. */
export const productSizeList = listOf(productSize).extend({
  filters: z
    .array(
      z.object({
        key: z.string().describe('Code of the facet.'),
        value: z.string().describe('Chosen option.'),
      }),
    )
    .describe('Filters of the list of the category that show all sizes that fit.'),
});
export type ProductSizeList = z.infer<typeof productSizeList>;
