import { z } from 'zod';
import { identifier, listOf } from './common.ts';

export const PROMOTION_STATES = ['usable', 'used', 'expired'] as const;

const promotion = z
  .object({
    id: identifier.describe('Number of the entity.'),
    code: z.string().describe('Code to type in the cart.'),
    title: z.string().describe('Title in the language of the request.'),
    conditions: z.string().describe('Conditions in words.'),
    discount: z
      .object({
        kind: z.enum(['percent', 'amount', 'carriage']).describe('Percent, amount or shipping.'),
        value: z.number().min(0).describe('Percent, or euros before tax.'),
      })
      .describe('Discount of the code.'),
    minimum: z.number().min(0).describe('Least amount of goods in euros before tax; 0 for none.'),
    starts_at: z.iso.datetime().describe('Time from which it holds.'),
    expires_at: z.iso.datetime().describe('Time at which it expires.'),
    state: z.enum(PROMOTION_STATES).describe('State for this customer.'),
    used_at: z.iso.datetime().nullable().describe('Time of its use.'),
    order_reference: z.string().nullable().describe('Reference of the order that used it.'),
  })
  .meta({ id: 'Promotion', description: 'A promotion code of a customer.' });
export type Promotion = z.infer<typeof promotion>;

/** Usable codes come first, by their expiry. */
export const promotionList = listOf(promotion);
