import { z } from 'zod';
import { identifier, listOf } from './common.ts';

export const PROMOTION_STATES = ['usable', 'used', 'expired'] as const;

/** A code that takes something off an order. */
const promotion = z.object({
  id: identifier,
  code: z.string(),
  title: z.string(),
  conditions: z.string(),
  /** Percents, euros before tax, or nothing for carriage. */
  discount: z.object({ kind: z.enum(['percent', 'amount', 'carriage']), value: z.number().min(0) }),
  /** Euros before tax of goods; 0 where any order will do. */
  minimum: z.number().min(0),
  starts_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  state: z.enum(PROMOTION_STATES),
  used_at: z.iso.datetime().nullable(),
  order_reference: z.string().nullable(),
});
export type Promotion = z.infer<typeof promotion>;

/** What can be used first, the first to expire before the others. */
export const promotionList = listOf(promotion);
