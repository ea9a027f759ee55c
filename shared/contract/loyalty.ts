import { z } from 'zod';
import { LOYALTY_TIERS } from '#shared/domain/loyalty-rules.ts';

/** A row of the ledger, the last first; `balance` is what there was after it. */
const loyaltyRow = z.object({
  date: z.iso.date(),
  label: z.string(),
  order_reference: z.string().nullable(),
  points: z.number().int(),
  balance: z.number().int(),
});
export type LoyaltyRow = z.infer<typeof loyaltyRow>;

export const loyalty = z.object({
  balance: z.number().int(),
  /** Of orders that are not delivered yet, or not long enough ago. */
  pending: z.number().int(),
  expiring: z.array(z.object({ date: z.iso.date(), points: z.number().int().positive() })),
  tier: z.enum(LOYALTY_TIERS),
  statement: z.array(loyaltyRow),
});
export type Loyalty = z.infer<typeof loyalty>;
