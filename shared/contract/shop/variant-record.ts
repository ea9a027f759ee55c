import { z } from 'zod';
import { TARGETS } from '#shared/domain/sales-plan.ts';
import { recordKey, reference } from './product-record.ts';
import { sizeCode } from './size-code.ts';

const day = z.iso.date({ error: 'invalid_date' });
const cents = z.number().int().min(0).max(1_000_000_000);
const quantity = z.number().int().min(0).max(1_000_000);
const price = cents.nullable().describe('Price in cents with tax; `null` on quotation.');
const MAX_PLAN_PRICES = 200;
const planPrices = z
  .array(
    z.strictObject({
      plan: z.enum(TARGETS).describe('Sales plan: `part`, `pro` or `pro_connect` (net price list).'),
      price: cents.describe('Price in cents: with tax for consumers, without tax for professionals.'),
      from: day.nullable().describe('First day, in Paris; `null` without a beginning.'),
      until: day.nullable().describe('Last day, in Paris; `null` without an end.'),
    }),
  )
  .max(MAX_PLAN_PRICES)
  .describe('Prices of sales plans and of periods, besides the public price. Without the field they stay.');
const nextArrival = day.nullable().describe('Day on which more pieces are expected; `null` for none.');
const lowStock = quantity
  .nullable()
  .describe('Stock at and below which the article is low; `null` for the number of the shop.');
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
  plan_prices: planPrices.optional(),
  eco: eco.default(0),
  stock: quantity.describe('Quantity in stock.'),
  next_arrival: nextArrival.default(null),
  low_stock: lowStock.default(null),
});

const MAX_ITEMS = 1000;

/** Prices of variants, written together or not at all. */
export const priceList = z.strictObject({
  items: z
    .array(
      z.strictObject({
        reference: reference.describe('Reference of the variant.'),
        price,
        plan_prices: planPrices.optional(),
        eco: eco.optional(),
        expected: z
          .strictObject({ price })
          .optional()
          .describe('Price that the change is based on: with another one, nothing is written (412).'),
      }),
    )
    .min(1)
    .max(MAX_ITEMS)
    .describe('Prices by variant. Prices of plans and eco-participation that are not stated stay.'),
});

/** Quantities of variants, written together or not at all. */
export const stockList = z.strictObject({
  items: z
    .array(
      z.strictObject({
        reference: reference.describe('Reference of the variant.'),
        quantity: quantity.optional().describe('Quantity in stock.'),
        next_arrival: nextArrival.optional(),
        low_stock: lowStock.optional(),
        expected: z
          .strictObject({
            quantity: quantity.optional(),
            next_arrival: day.nullable().optional(),
            low_stock: quantity.nullable().optional(),
          })
          .optional()
          .describe('Values that the change is based on: with other ones, nothing is written (412).'),
      }),
    )
    .min(1)
    .max(MAX_ITEMS)
    .describe('Quantities by variant. Values that are not stated stay.'),
});

export const changedVariants = z.object({
  changed: z.number().int().min(0).describe('Number of variants whose values were different.'),
});
