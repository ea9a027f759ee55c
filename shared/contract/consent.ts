import { z } from 'zod';
import { CONSENT_CATEGORIES, CONSENT_RECEIPT } from '#shared/domain/consent.ts';

const categories = z
  .array(z.enum(CONSENT_CATEGORIES))
  .max(CONSENT_CATEGORIES.length)
  .refine((list) => new Set(list).size === list.length, { error: 'repeated' });

/** A choice on the consent question: nothing in it says who made it. */
export const consentChoice = z.object({
  /** Random, kept by the browser that chose; later choices of the same browser bear it too. */
  receipt: z.string().regex(CONSENT_RECEIPT),
  /** The version of the question. */
  version: z.string().regex(/^\d{1,4}$/),
  /** The categories that were asked about, and those that were accepted. */
  asked: categories.min(1),
  accepted: categories,
});
export type ConsentChoice = z.infer<typeof consentChoice>;

export const consentRecorded = z.object({ recorded: z.literal(true) });
