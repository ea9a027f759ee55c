import { z } from 'zod';
import { CONSENT_CATEGORIES, CONSENT_RECEIPT } from '#shared/domain/consent.ts';

const categories = z
  .array(z.enum(CONSENT_CATEGORIES))
  .max(CONSENT_CATEGORIES.length)
  .refine((list) => new Set(list).size === list.length, { error: 'repeated' });

/** A choice on the consent question. It identifies no person. */
export const consentChoice = z
  .object({
    receipt: z
      .string()
      .regex(CONSENT_RECEIPT)
      .describe('Random receipt that the browser stores and repeats in later choices.'),
    version: z
      .string()
      .regex(/^\d{1,4}$/)
      .describe('Version of the question.'),
    asked: categories.min(1).describe('Categories that the question named.'),
    accepted: categories.describe('Categories that were accepted.'),
  })
  .meta({ id: 'ConsentChoice', description: 'A choice on the consent question.' });
export type ConsentChoice = z.infer<typeof consentChoice>;

export const consentRecorded = z.object({ recorded: z.literal(true).describe('Always true.') });
