import { z } from 'zod';
import { identifier } from './common.ts';
import { typedEmail } from './fields.ts';
import { civility, country } from './reference-data.ts';

/** A further question of a subject. `choice` has options, `number` a unit. */
export const ticketField = z.object({
  name: z.string().describe('Name of the form field.'),
  label: z.string().describe('Question.'),
  kind: z.enum(['text', 'number', 'choice', 'date']).describe('Kind of control.'),
  required: z.boolean().describe('An answer is required.'),
  hint: z.string().optional().describe('Help text.'),
  unit: z.string().optional().describe('Unit of a number.'),
  min_day: z.iso.date().optional().describe('Earliest day of a date.'),
  options: z
    .array(
      z.object({
        value: z.string().describe('Value.'),
        label: z.string().describe('Label in the language of the request.'),
      }),
    )
    .optional()
    .describe('Options of a choice.'),
});
export type TicketField = z.infer<typeof ticketField>;

export const ticketSubject = z
  .object({
    id: z.string().describe('Code of the subject.'),
    label: z.string().describe('Label in the language of the request.'),
    hint: z.string().describe('Purpose of the subject in one line.'),
    audience: z.enum(['part', 'pro', 'all']).describe('Audience that the subject is offered to.'),
    fields: z.array(ticketField).describe('Further questions of the subject.'),
    requires_product: z.boolean().describe('The request must name a product.'),
    required: z
      .array(z.enum(['phone', 'message', 'town']))
      .describe('Common fields that this subject requires.'),
    delay_days: z.number().int().positive().describe('Working days until the reply.'),
  })
  .meta({ id: 'TicketSubject', description: 'A subject of requests.' });
export type TicketSubject = z.infer<typeof ticketSubject>;

export const ticketFormValues = z
  .object({
    civilities: z.array(civility).describe('Forms of address.'),
    subjects: z.array(ticketSubject).describe('Subjects of requests.'),
    products: z
      .array(
        z.object({
          id: identifier.describe('Number of the entity.'),
          name: z.string().describe('Name in the language of the request.'),
        }),
      )
      .describe('Products that a request may name.'),
    countries: z.array(country).describe('Countries.'),
  })
  .meta({ id: 'TicketFormValues', description: 'Options of the contact form.' });
export type TicketFormValues = z.infer<typeof ticketFormValues>;

/**
 * A ticket as the form sends it: text fields and the files in `files`. Required fields depend on the subject, so the
 * back office refuses with 422 and a code per field instead of by this schema.
 */
export const ticketForm = z
  .object({
    subject: z.string().optional().describe('Code of the subject.'),
    civility: z.string().optional().describe('Code of a form of address.'),
    firstname: z.string().optional().describe('First name.'),
    lastname: z.string().optional().describe('Last name.'),
    email: z.string().optional().describe('E-mail address.'),
    phone: z.string().optional().describe('Phone number.'),
    country: z.string().optional().describe('ISO 3166-1 code of the country.'),
    zipcode: z.string().optional().describe('French postcode, five digits.'),
    city: z.string().optional().describe('Town.'),
    product: z.string().optional().describe('Number of the product.'),
    serial_number: z.string().optional().describe('Serial number of the appliance.'),
    message: z.string().optional().describe('Message in the words of the sender.'),
    key: z.string().optional().describe('Random key of the form: the same form sent twice counts once.'),
    started_at: z
      .string()
      .optional()
      .describe('Time at which the form was shown, in milliseconds since 1970.'),
    verification_token: z
      .string()
      .optional()
      .describe('Token of the human verification; empty when it was unavailable.'),
    website: z.string().optional().describe('Trap for programs; empty.'),
  })
  .catchall(z.string());

export const ticketResponse = z.object({
  reference: z.string().describe('Reference of the request.'),
  verification: z.enum(['passed', 'unavailable', 'off']).describe('Result of the human verification.'),
});
export type TicketResponse = z.infer<typeof ticketResponse>;

export const accountRequest = z.object({
  customer_number: z.string().trim().min(3).max(20).describe('Customer number on invoices.'),
  email: typedEmail.describe('E-mail address.'),
  company: z.string().trim().max(120).optional().describe('Name of the company.'),
});
export type AccountRequest = z.infer<typeof accountRequest>;

export const accountRequestResponse = z.object({ sent: z.literal(true).describe('Always true.') });
