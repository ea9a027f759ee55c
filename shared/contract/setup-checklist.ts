import { z } from 'zod';

/** Steps from an empty shop to one that sells, in their order. */
export const SETUP_STEPS = [
  'seller',
  'brand',
  'products',
  'translations',
  'prices',
  'pictures',
  'legal_pages',
  'carriers',
  'payment',
  'mail',
  'test_order',
  'second_factor',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const setupChecklist = z
  .object({
    steps: z
      .array(
        z.object({
          step: z
            .enum(SETUP_STEPS)
            .describe(
              'Step: `mail` is done once a test message has been sent, `test_order` once there is an order that was not cancelled, `second_factor` once the operator signs in with one.',
            ),
          is_done: z.boolean().describe('Nothing is missing.'),
          missing: z
            .number()
            .int()
            .min(0)
            .nullable()
            .describe('Number of articles, products or pages that lack it; `null` where nothing is counted.'),
        }),
      )
      .describe('Every step in its order.'),
  })
  .meta({ id: 'SetupChecklist', description: 'What a shop still lacks before it sells.' });
export type SetupChecklist = z.infer<typeof setupChecklist>;

export const testMessage = z
  .object({
    state: z
      .enum(['sent', 'stored', 'failed'])
      .describe(
        'The mail server has accepted the message; the message is in the mailbox of a shop without a mail server; or the mail server has refused it.',
      ),
    to: z.email().describe('Recipient: the operator.'),
    reason: z.string().nullable().describe('Words of the mail server that refused it; `null` otherwise.'),
  })
  .meta({ id: 'TestMessage', description: 'Result of a test message.' });
