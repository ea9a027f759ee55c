import { z } from 'zod';
import { identifier } from './common.ts';
import { typedEmail } from './fields.ts';
import { civility, country } from './reference-data.ts';

/** One further question that a subject asks. `choice` has options, `number` a unit. */
export const ticketField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'number', 'choice', 'date']),
  required: z.boolean(),
  hint: z.string().optional(),
  unit: z.string().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});
export type TicketField = z.infer<typeof ticketField>;

export const ticketSubject = z.object({
  id: z.string(),
  label: z.string(),
  /** What it is for, in a line. */
  hint: z.string(),
  audience: z.enum(['part', 'pro', 'all']),
  fields: z.array(ticketField),
  requires_product: z.boolean(),
  /** Of the fields every ticket has, those this subject makes necessary; `town`: postcode and town. */
  required: z.array(z.enum(['phone', 'message', 'town'])),
  /** Working days until the answer. */
  delay_days: z.number().int().positive(),
});
export type TicketSubject = z.infer<typeof ticketSubject>;

export const ticketFormValues = z.object({
  civilities: z.array(civility),
  subjects: z.array(ticketSubject),
  products: z.array(z.object({ id: identifier, name: z.string() })),
  countries: z.array(country),
});
export type TicketFormValues = z.infer<typeof ticketFormValues>;

/**
 * A ticket as a form sends it: every value a text, the files in `files`. What is needed depends on the subject, so
 * that the back office answers 422 with a code a field instead of refusing by this schema.
 */
export const ticketForm = z
  .object({
    subject: z.string().optional(),
    civility: z.string().optional(),
    firstname: z.string().optional(),
    lastname: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    country: z.string().optional(),
    zipcode: z.string().optional(),
    city: z.string().optional(),
    product: z.string().optional(),
    serial_number: z.string().optional(),
    message: z.string().optional(),
    /** Made by the form: the same one sent twice is one ticket. */
    key: z.string().optional(),
    /** When the form was shown, in milliseconds since 1970. */
    started_at: z.string().optional(),
    /** Of the human verification; empty when it could not be had. */
    verification_token: z.string().optional(),
    /** Nobody sees it; who fills it is a program. */
    website: z.string().optional(),
  })
  .catchall(z.string());

export const ticketAnswer = z.object({
  reference: z.string(),
  verification: z.enum(['passed', 'unavailable', 'off']),
});
export type TicketAnswer = z.infer<typeof ticketAnswer>;

export const accountRequest = z.object({
  customer_number: z.string().trim().min(3).max(20),
  email: typedEmail,
  company: z.string().trim().max(120).optional(),
});
export type AccountRequest = z.infer<typeof accountRequest>;

export const accountRequestAnswer = z.object({ sent: z.literal(true) });
