import { z } from 'zod';

export const fulfilmentSettings = z
  .object({
    order_email: z
      .email()
      .max(254)
      .nullable()
      .describe('Address that is mailed each new order; `null`: none.'),
    refund_limit: z
      .number()
      .min(0)
      .max(1_000_000)
      .multipleOf(0.01)
      .nullable()
      .describe('Largest refund in euros that the role `orders` may give; `null`: any. Owners give any.'),
  })
  .meta({ id: 'FulfilmentSettings', description: 'How the team of a site works on orders.' });
export type FulfilmentSettings = z.infer<typeof fulfilmentSettings>;
