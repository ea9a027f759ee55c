import { z } from 'zod';
import { LOYALTY_TIERS } from '#shared/domain/loyalty-rules.ts';
import { LOCALES } from '#shared/locale.ts';

/** An entry of the ledger; `balance` is the balance after it. */
const loyaltyRow = z.object({
  date: z.iso.date().describe('Day of the entry.'),
  label: z.string().describe('Label in the language of the request.'),
  order_reference: z
    .string()
    .nullable()
    .describe('Reference of the order; `null` for points of a correction.'),
  reason: z
    .object({
      text: z.string().describe('Plain text of the team.'),
      lang: z.enum(LOCALES).describe('Language of the text.'),
    })
    .nullable()
    .describe('Reason of a correction by the team.'),
  points: z.number().int().describe('Points gained, or lost when negative.'),
  balance: z.number().int().describe('Balance after the entry.'),
});
export type LoyaltyRow = z.infer<typeof loyaltyRow>;

export const loyalty = z
  .object({
    balance: z.number().int().describe('Usable points.'),
    pending: z
      .number()
      .int()
      .describe('Points of orders that are not delivered yet or were delivered recently.'),
    expiring: z
      .array(
        z.object({
          date: z.iso.date().describe('Day of expiry.'),
          points: z.number().int().positive().describe('Number of points.'),
        }),
      )
      .describe('Points by the day on which they expire.'),
    tier: z.enum(LOYALTY_TIERS).describe('Tier of the programme.'),
    statement: z.array(loyaltyRow).describe('Ledger, the last entry first.'),
  })
  .meta({ id: 'Loyalty', description: 'Loyalty points of a professional.' });
export type Loyalty = z.infer<typeof loyalty>;
