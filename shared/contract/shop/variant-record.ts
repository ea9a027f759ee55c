import { z } from 'zod';
import { recordKey, reference, sizeCode } from './product-record.ts';

const cents = z.number().int().min(0).max(1_000_000_000);
const quantity = z.number().int().min(0).max(1_000_000);
const price = cents.nullable().describe('Price in cents with tax; `null` on quotation.');
const eco = cents.describe('Eco-participation in cents with tax, part of the price.');

/** A variant with its price and stock. */
export const soldVariantRecord = z.strictObject({
  reference: reference.describe('Reference by which the variant is ordered.'),
  product: reference.describe('Reference of the product.'),
  size: sizeCode.describe('Code of one of the sizes of the product.'),
  colour: recordKey.describe('Key of one of the colours of the product.'),
  ean: z
    .string()
    .regex(/^(?:\d{8}|\d{12,14})?$/, { error: 'invalid_ean' })
    .default('')
    .describe('EAN; empty for none.'),
  price,
  eco: eco.default(0),
  stock: quantity.describe('Quantity in stock.'),
});

const MAX_ITEMS = 1000;

/** Prices of variants, written together or not at all. */
export const priceList = z.strictObject({
  items: z
    .array(
      z.strictObject({
        reference: reference.describe('Reference of the variant.'),
        price,
        eco: eco.optional(),
      }),
    )
    .min(1)
    .max(MAX_ITEMS)
    .describe('Prices by variant. Eco-participation that is not stated stays.'),
});

/** Quantities of variants, written together or not at all. */
export const stockList = z.strictObject({
  items: z
    .array(
      z.strictObject({
        reference: reference.describe('Reference of the variant.'),
        quantity: quantity.describe('Quantity in stock.'),
      }),
    )
    .min(1)
    .max(MAX_ITEMS)
    .describe('Quantities by variant.'),
});

export const changedVariants = z.object({
  changed: z.number().int().min(0).describe('Number of variants whose values were different.'),
});
