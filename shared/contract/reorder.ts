import { z } from 'zod';
import { identifier } from './common.ts';
import { elementType } from './cart-line.ts';

export const REORDER_OUTCOMES = [
  'same',
  /** The stock covers only a part of the quantity. */
  'reduced',
  /** A successor replaces the element. */
  'replaced',
  'out_of_stock',
  'not_for_sale',
  'gone',
] as const;

const named = z.object({
  reference: z.string().describe('Reference by which it is ordered.'),
  name: z.string().describe('Name in the language of the request.'),
});

/** A line of an order that is ordered again. Prices are public ones before tax. */
export const reorderLine = named
  .extend({
    outcome: z.enum(REORDER_OUTCOMES).describe('What becomes of the line.'),
    quantity: z.number().int().describe('Quantity of the order.'),
    added: named
      .extend({
        type: elementType.describe('Kind of element.'),
        element_id: identifier.describe('Number of the element.'),
        quantity: z.number().int().describe('Number of pieces.'),
      })
      .nullable()
      .describe('Element that goes into the cart; `null` for none.'),
    why: z.string().nullable().describe('Reason of the replacement.'),
    unit_then: z.number().describe('Price of one piece on the day of the order, in euros before tax.'),
    unit_now: z.number().nullable().describe('Price of one piece now, in euros before tax.'),
  })
  .meta({ id: 'ReorderLine', description: 'A line of an order that is ordered again.' });
export type ReorderLine = z.infer<typeof reorderLine>;

export const reorderPlan = z.object({ lines: z.array(reorderLine).describe('Lines of the order.') });
export type ReorderPlan = z.infer<typeof reorderPlan>;
