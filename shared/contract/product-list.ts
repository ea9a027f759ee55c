import { z } from 'zod';
import { PRODUCT_ORDERS } from '#shared/domain/product-order.ts';
import { idParameter, pageQuery } from './common.ts';
import { visibleText } from './fields.ts';
import { productCard, productVariant } from './product.ts';

const priceRange = z.object({
  min: z.number().min(0).optional().describe('Least price in euros.'),
  max: z.number().min(0).optional().describe('Greatest price in euros.'),
});
const attributes = z.record(
  z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  z.array(z.string().min(1).max(80)).max(10),
);

/** A JSON value in a query parameter, as the specification defines for product operations. */
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

/** `saleplan_id` selects the catalogue, the common `sales_plan_id` the prices. */
export const productListQuery = pageQuery.extend({
  orderBy: z.enum(PRODUCT_ORDERS).default('position').describe('Order of the products.'),
  saleplan_id: idParameter
    .optional()
    .describe('Number of the sales plan whose catalogue is listed; prices follow `sales_plan_id`.'),
  categories: idList.optional().describe('Numbers of categories, separated by commas.'),
  text: z.string().max(200).optional().describe('Text to search.'),
  spelling: z
    .enum(['corrected', 'exact'])
    .default('corrected')
    .describe('`exact` searches the text as typed, without correction.'),
  price: jsonParameter(priceRange)
    .optional()
    .describe('Price range in euros as JSON: `{"min":100,"max":900}`.'),
  attributes: attributesParameter
    .optional()
    .describe('Choices of facets as JSON, code of the facet to values: `{"POWER":["1000"]}`.'),
});
export type ProductListQuery = z.infer<typeof productListQuery>;

export const facet = z
  .object({
    code: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]*$/)
      .describe('Code of the facet.'),
    label: visibleText.describe('Label in the language of the request.'),
    type: z.enum(['checkbox', 'range', 'boolean', 'color']).describe('How the facet is shown.'),
    unit: z.string().nullable().describe('Unit of the values.'),
    options: z
      .array(
        z.object({
          value: visibleText.describe('Value.'),
          label: visibleText.describe('Label in the language of the request.'),
          count: z.number().int().min(0).describe('Number of entities with this value.'),
        }),
      )
      .describe('Values on offer.'),
    min: z.number().nullable().describe('Least value of a range.'),
    max: z.number().nullable().describe('Greatest value of a range.'),
    total_without: z
      .number()
      .int()
      .min(0)
      .describe('Number of entities in the list if nothing of this facet were chosen.'),
  })
  .meta({ id: 'Facet', description: 'A facet of a list.' });
export type Facet = z.infer<typeof facet>;

export const productList = z
  .object({
    items: z.array(productCard).describe('Entities of this page.'),
    total: z.number().int().min(0).describe('Number of all entities that match.'),
    filters: z.array(facet).describe('Facets that remain.'),
    signature_references: z.array(z.string()).describe('References of products of the signature line.'),
  })
  .meta({ id: 'ProductList', description: 'Products of a page with facets.' });
export type ProductList = z.infer<typeof productList>;

export const productVariantList = z
  .object({
    items: z
      .array(
        productVariant.extend({
          product: productCard.pick({ id: true, name: true, slug: true }).describe('Product of the variant.'),
        }),
      )
      .describe('Entities of this page.'),
    total: z.number().int().min(0).describe('Number of all entities that match.'),
    filters: z.array(facet).describe('Facets that remain.'),
    signature_references: z.array(z.string()).describe('References of products of the signature line.'),
  })
  .meta({ id: 'ProductVariantList', description: 'Variants of a page with facets.' });
