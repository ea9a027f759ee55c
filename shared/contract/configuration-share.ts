import { z } from 'zod';
import { toTypedLine } from '#shared/domain/typed-text.ts';
import { identifier } from './common.ts';

const MAX_ROOMS = 40;

export const configurationShare = z
  .object({
    contact: z.string().trim().min(1).max(40).describe('`identifiant` of the installer.'),
    configurations: z
      .array(identifier)
      .min(1)
      .max(MAX_ROOMS)
      .describe('Numbers of configurations of one worksite.'),
    phone: z
      .string()
      .overwrite(toTypedLine)
      .regex(/^(?:[+\d][\d .()/-]{5,29})?$/)
      .optional()
      .describe('Phone number.'),
    message: z.string().trim().max(2000).optional().describe('Message in the words of the sender.'),
    key: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .describe('Random key of the form: the same form sent twice counts once.'),
  })
  .meta({ id: 'ConfigurationShare', description: 'Configurations to send to an installer.' });
export type ConfigurationShare = z.infer<typeof configurationShare>;

export const configurationShareResponse = z.object({ sent: z.literal(true).describe('Always true.') });
