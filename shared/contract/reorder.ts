import { z } from 'zod';
import { identifier } from './common.ts';
import { elementType } from './cart.ts';

export const REORDER_OUTCOMES = [
  /** As it was. */
  'same',
  /** Fewer than there were. */
  'reduced',
  /** Something else that has taken its place. */
  'replaced',
  'out_of_stock',
  /** It has no price any more. */
  'not_for_sale',
  /** It is not sold any more. */
  'gone',
] as const;

const named = z.object({ reference: z.string(), name: z.string() });

/** A line of an order, and what becomes of it when it is ordered again. Prices are public ones before tax. */
export const reorderLine = named.extend({
  outcome: z.enum(REORDER_OUTCOMES),
  quantity: z.number().int(),
  /** What goes into the cart: `null` for nothing. */
  added: named.extend({ type: elementType, element_id: identifier, quantity: z.number().int() }).nullable(),
  /** Why something else has taken its place. */
  why: z.string().nullable(),
  unit_then: z.number(),
  /** Of what goes into the cart. */
  unit_now: z.number().nullable(),
});
export type ReorderLine = z.infer<typeof reorderLine>;

export const reorderPlan = z.object({ lines: z.array(reorderLine) });
export type ReorderPlan = z.infer<typeof reorderPlan>;
