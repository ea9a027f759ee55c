import { z } from 'zod';

const MOST_ROOMS = 40;

const configuredRoom = z.object({
  name: z.string().trim().min(1).max(80),
  /** Square metres. */
  surface: z.number().positive().max(10_000),
  /** Watts. */
  power: z.number().int().min(0).max(1_000_000),
  product: z.string().trim().max(120).optional(),
});

/** A configuration that is sent to an installer. */
export const configurationShare = z.object({
  /** `identifiant` of the installer. */
  contact: z.string().trim().min(1).max(40),
  firstname: z.string().trim().min(1).max(60),
  lastname: z.string().trim().min(1).max(60),
  email: z.email().max(254),
  phone: z
    .string()
    .trim()
    .regex(/^(?:[+\d][\d .()/-]{5,29})?$/)
    .optional(),
  message: z.string().trim().max(2000).optional(),
  configuration: z.object({
    name: z.string().trim().min(1).max(120),
    rooms: z.array(configuredRoom).min(1).max(MOST_ROOMS),
  }),
  /** Made by the form: the same one sent twice is one mail. */
  key: z.string().regex(/^[\w-]{16,64}$/),
});
export type ConfigurationShare = z.infer<typeof configurationShare>;

export const configurationShareAnswer = z.object({ sent: z.literal(true) });
