import { z } from 'zod';
import { vatPercent } from '../commerce.ts';
import { distance, millimetres, slugText, visibleText } from '../fields.ts';
import { clearancesRecord, connectionRecord } from './connection-record.ts';
import { energyRecord, soundRecord } from './energy-record.ts';
import { sizeCode } from './size-code.ts';
import { translated } from './translated.ts';

/** Ties the rows of a shop together: lower case, digits and `-`. */
export const recordKey = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'invalid_key' });
/** Code of an attribute: capitals, digits and `_`. */
export const attributeCode = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/, { error: 'invalid_code' });
/** Reference by which a product or a variant is ordered. */
export const reference = z
  .string()
  .max(80)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u, { error: 'invalid_reference' });
export const audience = z.enum(['part', 'pro']);

/** A figure of a size: a value, or from and to. */
const figureValue = z.union([z.number(), z.tuple([z.number(), z.number()])]);
export type FigureValue = z.infer<typeof figureValue>;

/** Number in the EPREL register: digits, or a remark. */
const registration = z.union([z.string().regex(/^\d{1,10}$/), z.int().min(1).transform(String), translated]);

export const sizeRecord = z.strictObject({
  code: sizeCode.describe('Last part of the reference. Unique within the product.'),
  name: translated
    .optional()
    .describe('Name of the size. Default: a figure that its type names, or the code.'),
  width: millimetres.describe('Width in mm.'),
  height: millimetres.describe('Height in mm.'),
  depth: millimetres.describe('Depth in mm.'),
  weight: z.number().min(0).max(10_000).describe('Weight in kg.'),
  figures: z
    .record(attributeCode, figureValue)
    .default({})
    .describe('Values of the attributes of kind `number`, by code, in their unit.'),
  energy: energyRecord.optional().describe('Declared energy data.'),
  sound: soundRecord.optional().describe('Declared sound data.'),
  eprel: registration.optional().describe('Number in the EPREL register.'),
});
export type SizeRecord = z.infer<typeof sizeRecord>;

/** Fixing points of a wall: distances of the brackets from the edges of the front in mm; one row without `bottom`. */
const brackets = z.strictObject({ side: distance, top: distance, bottom: distance.optional() });

const titledText = z.strictObject({ title: visibleText, text: visibleText });
const labelledValue = z.strictObject({ label: visibleText, value: visibleText });

export const productTexts = z.strictObject({
  slug: slugText.describe('Last part of the address. Unique within the language.'),
  name: visibleText.max(120),
  subtitle: z.string().max(200).default('').describe('Kind of product, below the name.'),
  description: z.string().max(400).default('').describe('Description for search engines. Default: the lead.'),
  lead: z.string().max(2000).default('').describe('One or two sentences on purpose and audience.'),
  story: titledText.optional().describe('A title and a paragraph on the construction.'),
  points: z.array(titledText).default([]).describe('Selling points.'),
  technical: z.array(labelledValue).default([]).describe('Rows that all sizes share.'),
});
export type ProductTexts = z.infer<typeof productTexts>;

/** Fields of a product that depend on no language. */
export const productFacts = z.strictObject({
  reference: reference.describe('Reference. Those of variants start with it, where they are not given.'),
  type: recordKey.describe('Key in the table `types`.'),
  brand: visibleText.optional().describe('Brand. Default: that of the shop.'),
  position: z.number().min(0).optional().describe('Place in lists, ascending. Default: after the others.'),
  categories: z.array(recordKey).min(1).describe('Keys of categories; the first gives the breadcrumb.'),
  audiences: z.array(audience).default([]).describe('Audiences. Default: all.'),
  published: z.boolean().default(true).describe('On sale. Otherwise no page, list or search shows it.'),
  signature: z.boolean().default(false).describe('Belongs to the signature line, which is made to order.'),
  is_new: z.boolean().default(false).describe('Marked as new.'),
  attributes: z
    .record(attributeCode, z.array(recordKey))
    .default({})
    .describe('Options of the attributes of kind `choice`, by code.'),
  colours: z.array(recordKey).min(1).describe('Keys in the table `colours`, in their order.'),
  card_colour: recordKey.optional().describe('Colour in lists. Default: the first.'),
  guarantee: z.int().min(0).max(100).default(0).describe('Years of guarantee.'),
  vat_rate: vatPercent
    .optional()
    .describe('VAT rate in percent, one of those of the shop. Default: the standard rate.'),
  drawing: z
    .strictObject({
      design: z.string().min(1).describe('Name of a drawing at true scale (docs/shop-format.md).'),
      floor_distance: distance.default(0).describe('Height of the underside above the floor in mm.'),
      brackets: brackets.optional().describe('Wall brackets, for the dimension drawing.'),
      connections: z.array(connectionRecord).min(1).max(30).optional().describe('Pipes, ducts and cables.'),
      clearances: clearancesRecord.optional().describe('Free space on each side in mm.'),
    })
    .optional()
    .describe('Drawing at true scale. Default: photographs only.'),
  related: z.array(recordKey).default([]).describe('Keys of related products.'),
  sizes: z.array(sizeRecord).min(1).describe('Sizes, in ascending order.'),
});

/** A product of a shop. Its price and stock are records of their own. */
export const productRecord = productFacts.extend({
  key: recordKey.describe('Ties files together. Unique within the shop.'),
  texts: z.strictObject({ fr: productTexts, en: productTexts }),
});
export type ProductRecord = z.infer<typeof productRecord>;
