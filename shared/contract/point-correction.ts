import { z } from 'zod';
import { LOCALES } from '#shared/locale.ts';
import { loyalty } from './loyalty.ts';

/** Points of a single correction. */
const MAX_POINTS = 1_000_000;
const MAX_REASON = 300;

export const pointCorrectionForm = z.object({
  points: z
    .number()
    .int()
    .min(-MAX_POINTS)
    .max(MAX_POINTS)
    .describe('Points to add, or to take where negative; never zero.'),
  reason: z
    .string()
    .trim()
    .min(1)
    .max(MAX_REASON)
    .describe('Plain text for the customer, in the language of the customer.'),
});

const pointCorrection = z.object({
  id: z.number().int().describe('Number of the correction.'),
  points: z.number().int().describe('Points added, or taken where negative.'),
  reason: z.string().describe('Plain text that the customer reads.'),
  by: z.string().describe('Name of the operator.'),
  at: z.iso.datetime().describe('Time of the correction.'),
});

export const customerPoints = z
  .object({
    customer: z
      .object({
        id: z.number().int().describe('Number of the entity.'),
        number: z.string().describe('Customer number.'),
        name: z.string().describe('First and last name.'),
        lang: z.enum(LOCALES).describe('Language of e-mails to the customer.'),
      })
      .describe('The customer.'),
    loyalty: loyalty.describe('Points with their ledger, as the customer sees them.'),
    corrections: z.array(pointCorrection).describe('Corrections of the team, the last first.'),
  })
  .meta({ id: 'CustomerPoints', description: 'Loyalty points of a customer, as operators see them.' });
export type CustomerPoints = z.infer<typeof customerPoints>;
