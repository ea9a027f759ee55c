import { z } from 'zod';
import { identifier, idParameter, pageQuery } from '../common.ts';
import { entityTag, mediaPath, visibleText } from '../fields.ts';
import { ATTRIBUTE_KINDS } from './catalogue-record.ts';
import { mediaRecord } from './media-record.ts';
import { attributeCode, recordKey, reference } from './product-record.ts';
import { sizeCode } from './size-code.ts';
import { referenceList } from './reference-list.ts';
import { translated } from './translated.ts';

const search = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .optional()
  .describe('Part of a name or of a reference, also of a variant.');
const price = z.number().int().min(0).nullable();
const quantity = z.number().int().min(0);
const lowStock = quantity
  .nullable()
  .describe('Stock at and below which the article is low; `null` for the number of the shop.');

export const productOverviewQuery = pageQuery.extend({
  search,
  type: recordKey.optional().describe('Key of the type.'),
  category: idParameter.optional().describe('Number of a category; products below it count.'),
  published: z.enum(['true', 'false']).optional().describe('`false`: only products that are withdrawn.'),
  references: referenceList.optional().describe('References of the products to list, separated by commas.'),
});
export type ProductOverviewQuery = z.output<typeof productOverviewQuery>;

/** A product as lists of operators show it, whatever the sales plan. */
export const productOverview = z
  .object({
    id: identifier.describe('Number of the entity.'),
    reference: reference.describe('Reference by which it is ordered.'),
    name: visibleText.describe('Name in the language of the request.'),
    type: recordKey.describe('Key of the type.'),
    published: z.boolean().describe('On sale. Otherwise no page, list or search shows it.'),
    price_from: price.describe('Lowest public price in cents with tax; `null` on quotation.'),
    price_varies: z.boolean().describe('Variants have different prices.'),
    stock: quantity.describe('Quantity of all variants in stock.'),
    variants: quantity.describe('Number of variants.'),
    picture: mediaPath.nullable().describe('Address of a small picture below the media address.'),
  })
  .meta({ id: 'ProductOverview', description: 'A product in a list of operators.' });

export const variantOverviewQuery = pageQuery.extend({
  search,
  product: idParameter.optional().describe('Number of the product.'),
  stock: z
    .enum(['low', 'out'])
    .optional()
    .describe('`low`: articles that the shop calls low or out of stock; `out`: those without stock.'),
});
export type VariantOverviewQuery = z.output<typeof variantOverviewQuery>;

/** A variant as lists of operators show it. */
export const variantOverview = z
  .object({
    id: identifier.describe('Number of the entity.'),
    reference: reference.describe('Reference by which the variant is ordered.'),
    product_id: identifier.describe('Number of the product.'),
    name: visibleText.describe('Name of the product in the language of the request.'),
    size: sizeCode.describe('Code of the size.'),
    colour: visibleText.describe('Colour in the language of the request.'),
    price: price.describe('Public price in cents with tax; `null` on quotation.'),
    eco: quantity.describe('Eco-participation in cents with tax, part of the price.'),
    stock: quantity.describe('Quantity in stock.'),
    next_arrival: z.iso.date().nullable().describe('Day on which more pieces are expected; `null` for none.'),
    low_stock: lowStock,
    others: quantity.describe('Number of prices of sales plans and of periods.'),
  })
  .meta({ id: 'VariantOverview', description: 'A variant in a list of operators.' });

const option = z.object({
  value: recordKey.describe('Key that products state.'),
  name: translated.describe('Name.'),
});

/** The words by which products are described: what the forms of operators offer. */
export const catalogueVocabulary = z
  .object({
    types: z.array(option).describe('Types of products in their order.'),
    colours: z.array(option).describe('Colours in their order.'),
    categories: z
      .array(
        option.extend({
          id: identifier.describe('Number of the entity.'),
          parent: recordKey.nullable().describe('Key of the category above.'),
        }),
      )
      .describe('Categories, those above before those below.'),
    attributes: z
      .array(
        z.object({
          code: attributeCode.describe('Code.'),
          kind: z.enum(ATTRIBUTE_KINDS).describe('Kind of attribute.'),
          name: translated.describe('Name.'),
          unit: z.string().nullable().describe('Unit of a figure.'),
          options: z.array(option).describe('Options of the kind `choice`.'),
        }),
      )
      .describe('Attributes in their order.'),
    scenes: z
      .array(
        z.object({
          name: visibleText.describe('Name that slides, pages and categories state.'),
          alt: z
            .object({
              fr: z.string().describe('Text in French.'),
              en: z.string().describe('Text in English.'),
            })
            .describe('Alternative text.'),
          picture: mediaPath.nullable().describe('Address of a small picture below the media address.'),
        }),
      )
      .describe('Pictures of rooms by name.'),
  })
  .meta({ id: 'CatalogueVocabulary', description: 'The words of a catalogue.' });
export type CatalogueVocabulary = z.output<typeof catalogueVocabulary>;

/** Pictures of a product in the order of its page. */
export const productMedia = z.object({
  items: z
    .array(
      mediaRecord.extend({
        id: identifier.describe('Number of the file.'),
        picture: mediaPath.nullable().describe('Address of a small copy below the media address.'),
        etag: entityTag,
      }),
    )
    .describe('Pictures in their order.'),
});

const table = z.enum(['prices', 'stock']).describe('`prices.csv` or `stock.csv` (docs/shop-catalogue.md).');

export const variantListQuery = z.object({ table });

/** Fields of the form of an uploaded list. */
export const variantListForm = z.strictObject({
  table,
  apply: z
    .enum(['true', 'false'])
    .describe('`false`: reads the list and says what it would change, without a change.'),
});

const values = z.object({
  price: price.describe('Public price in cents with tax; `null` on quotation.'),
  eco: quantity.describe('Eco-participation in cents with tax.'),
  stock: quantity.describe('Quantity in stock.'),
  next_arrival: z.iso.date().nullable().describe('Day on which more pieces are expected; `null` for none.'),
  low_stock: lowStock,
  others: quantity.describe('Number of prices of sales plans and of periods.'),
});

/** Outcome of an uploaded list of prices or stock. */
export const variantListReport = z
  .object({
    applied: z.boolean().describe('The list has been written.'),
    changed: quantity.describe('Number of variants whose values differ.'),
    changes: z
      .array(
        z.object({
          reference: reference.describe('Reference of the variant.'),
          before: values.describe('Values before the list.'),
          after: values.describe('Values of the list.'),
        }),
      )
      .describe('The first variants whose values differ.'),
    findings: z
      .array(
        z.object({
          place: z.string().describe('Line, or cell of a workbook.'),
          severity: z.enum(['error', 'warning']).describe('Lists with an error are not written.'),
          text: z.string().describe('Reason in the language of the request.'),
        }),
      )
      .describe('Errors and warnings by line.'),
  })
  .meta({ id: 'VariantListReport', description: 'Outcome of a list of prices or stock.' });
export type VariantListReport = z.output<typeof variantListReport>;
