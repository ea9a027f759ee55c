import { z } from 'zod';
import { toTypedLine } from '#shared/domain/typed-text.ts';
import { identifier } from './common.ts';

const MOST_ROOMS = 40;

/** Configurations of the customer's own that are sent to an installer: those of one worksite. */
export const configurationShare = z.object({
  /** `identifiant` of the installer. */
  contact: z.string().trim().min(1).max(40),
  configurations: z.array(identifier).min(1).max(MOST_ROOMS),
  phone: z
    .string()
    .overwrite(toTypedLine)
    .regex(/^(?:[+\d][\d .()/-]{5,29})?$/)
    .optional(),
  message: z.string().trim().max(2000).optional(),
  /** Made by the form: the same one sent twice is one mail. */
  key: z.string().regex(/^[\w-]{16,64}$/),
});
export type ConfigurationShare = z.infer<typeof configurationShare>;

export const configurationShareAnswer = z.object({ sent: z.literal(true) });
