import { z } from 'zod';
import { PRODUCT_ORDERS } from '#shared/domain/product-order.ts';
import { idParameter, pageQuery } from './common.ts';
import { visibleText } from './fields.ts';
import { productCard, productVariant } from './product.ts';

const priceRange = z.object({ min: z.number().min(0).optional(), max: z.number().min(0).optional() });
const attributes = z.record(
  z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  z.array(z.string().min(1).max(80)).max(10),
);

/** A JSON value inside a query parameter, as the specification's product calls have it. */
function jsonParameter<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(4000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

export const attributesParameter = jsonParameter(attributes);

const idList = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,49}$/)
  .transform((text) => text.split(',').map(Number));

/** `saleplan_id` says whose catalogue is asked for; the common `sales_plan_id` says whose prices. */
export const productListQuery = pageQuery.extend({
  orderBy: z.enum(PRODUCT_ORDERS).default('position'),
  saleplan_id: idParameter.optional(),
  categories: idList.optional(),
  text: z.string().max(200).optional(),
  /** `exact`: searches the text as it was typed, without correcting its spelling. */
  spelling: z.enum(['corrected', 'exact']).default('corrected'),
  price: jsonParameter(priceRange).optional(),
  attributes: attributesParameter.optional(),
});
export type ProductListQuery = z.infer<typeof productListQuery>;

export const facet = z.object({
  /** Stands in the addresses of lists: `_POWER__1000`. */
  code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  label: visibleText,
  type: z.enum(['checkbox', 'range', 'boolean', 'color']),
  unit: z.string().nullable(),
  options: z.array(z.object({ value: visibleText, label: visibleText, count: z.number().int().min(0) })),
  min: z.number().nullable(),
  max: z.number().nullable(),
});
export type Facet = z.infer<typeof facet>;

export const productList = z.object({
  items: z.array(productCard),
  total: z.number().int().min(0),
  filters: z.array(facet),
  signature_references: z.array(z.string()),
});
export type ProductList = z.infer<typeof productList>;

export const productVariantList = z.object({
  items: z.array(productVariant.extend({ product: productCard.pick({ id: true, name: true, slug: true }) })),
  total: z.number().int().min(0),
  filters: z.array(facet),
  signature_references: z.array(z.string()),
});
