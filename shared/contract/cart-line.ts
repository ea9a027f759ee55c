import { z } from 'zod';
import { identifier } from './common.ts';

export const elementType = z.enum(['product', 'part']);

export const euros = z.number();
export const lineCover = z.object({
  url: z.string().describe('Address of the picture below the media address.'),
  alt: z.string().describe('Alternative text of the picture.'),
});
export type LineCover = z.infer<typeof lineCover>;

/** Amounts in euros before tax; those of `total_…` include the quantity. */
export const cartLine = z
  .object({
    id: identifier.describe('Number of the entity.'),
    element_id: identifier.describe('Number of the variant or part that is sold.'),
    type: elementType.describe('Kind of element: a variant of a product, or a spare part.'),
    name: z.string().describe('Name in the language of the request.'),
    reference: z.string().describe('Reference by which it is ordered.'),
    path: z.string().nullable().describe('Path of its page, where it has one.'),
    quantity: z.number().int().min(0).describe('Number of pieces.'),
    unit_without_tax: euros.describe('Public price of one piece in euros before tax.'),
    net_without_tax: euros.describe('Price of one piece for this buyer, in euros before tax.'),
    total_without_tax: euros.describe('Public price of the line in euros before tax.'),
    net_total_without_tax: euros.describe('Price of the line for this buyer, in euros before tax.'),
    eco_without_tax: euros.describe('Eco-participation of the line in euros before tax.'),
    vat_rate: z.number().describe('VAT rate in percent.'),
    max: z.number().int().min(0).describe('Quantity that can be bought now.'),
    stock: z.enum(['in_stock', 'low', 'out', 'on_order']).describe('State of the stock.'),
    delay_days: z
      .number()
      .int()
      .min(0)
      .max(1000)
      .describe('Working days until it leaves, of an element made to order.'),
    cover: lineCover.nullable().describe('Picture of the line.'),
  })
  .meta({ id: 'CartLine', description: 'A line of the cart.' });

const replacement = z.object({
  element_id: identifier.describe('Number of the element.'),
  reference: z.string().describe('Reference by which it is ordered.'),
  name: z.string().describe('Name in the language of the request.'),
});

/** A line that cannot be bought now. It adds nothing to the totals and does not block the checkout. */
export const unavailableLine = cartLine
  .extend({
    status: z.literal('out_of_stock').describe('Always `out_of_stock`.'),
    alerted: z.boolean().describe('The buyer has requested a stock alert.'),
    replaced_by: replacement.nullable().describe('Element that is sold instead.'),
  })
  .meta({ id: 'UnavailableLine', description: 'A line that cannot be bought now.' });

export const schemaGroup = z
  .object({
    schema: z
      .object({
        id: identifier.describe('Number of the entity.'),
        slug: z.string().describe('Slug of the entity in the language of the request.'),
        title: z.string().describe('Title in the language of the request.'),
        category: z.string().describe('Slug of the category of the view.'),
      })
      .describe('Exploded view that the parts were taken from.'),
    products: z.array(cartLine).describe('Lines of this view.'),
  })
  .meta({ id: 'SchemaGroup', description: 'Spare parts of one exploded view.' });

/**
 * `total_without_tax` = `without_tax_base` + all of `remise` + `eco_without_tax` + `shipping`; `total` adds `tva`,
 * which is rounded once per rate.
 */
export const cartAmount = z
  .object({
    without_tax_base: euros.describe('Goods at public prices, in euros before tax.'),
    remise: z
      .record(z.string(), euros)
      .describe('Discounts in euros, negative, by their code: `pro`, `points` or a promotion code.'),
    eco_without_tax: euros.describe('Eco-participation in euros before tax.'),
    shipping: euros.describe('Shipping in euros before tax.'),
    total_without_tax: euros.describe('Total in euros before tax.'),
    tva: euros.describe('VAT in euros, rounded once per rate.'),
    total: euros.describe('Total in euros with tax.'),
    tva_rates: z
      .array(
        z.object({
          rate: z.number().describe('Rate in percent.'),
          base: euros.describe('Amount that the rate applies to, in euros.'),
          amount: euros.describe('VAT of the rate in euros.'),
        }),
      )
      .describe('VAT by rate.'),
  })
  .meta({ id: 'CartAmount', description: 'Amounts of the cart.' });
