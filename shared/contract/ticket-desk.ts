import { z } from 'zod';
import { idParameter, pageQuery } from './common.ts';

/** `open`: awaits the team; `pending`: awaits the visitor; `closed`: nothing is to be done. */
export const TICKET_STATES = ['open', 'pending', 'closed'] as const;
const ticketState = z.enum(TICKET_STATES);
export type TicketState = z.infer<typeof ticketState>;

/** `response`: mailed to the visitor; `received`: of the visitor, by mail or telephone; `note`: for the team only. */
export const TICKET_MESSAGE_KINDS = ['response', 'received', 'note'] as const;
const ticketMessageKind = z.enum(TICKET_MESSAGE_KINDS);
export type TicketMessageKind = z.infer<typeof ticketMessageKind>;

const MAX_QUERY = 120;
const MAX_TEXT = 5000;
const time = z.iso.datetime();

export const ticketQuery = pageQuery.extend({
  state: ticketState.optional().describe('State of the tickets to list.'),
  company_id: idParameter.optional().describe('Number of a company: tickets from addresses of its accounts.'),
  q: z
    .string()
    .trim()
    .min(1)
    .max(MAX_QUERY)
    .optional()
    .describe('Part of a reference, a name, an e-mail address or a message.'),
});
export type TicketQuery = z.infer<typeof ticketQuery>;

const summary = {
  id: z.number().int().describe('Number of the ticket.'),
  reference: z.string().describe('Reference that the visitor knows.'),
  subject: z.string().describe('Subject in the language of the request.'),
  state: ticketState.describe('`open` awaits the team, `pending` the visitor; `closed`.'),
  name: z.string().describe('Name of the visitor.'),
  email: z.string().describe('E-mail address of the visitor.'),
  created_at: time.describe('Time at which it was sent.'),
  changed_at: time.describe('Time of its last message or change of state.'),
};

export const ticketSummary = z
  .object({ ...summary, start: z.string().describe('Start of the message.') })
  .meta({ id: 'TicketSummary', description: 'A ticket in lists of operators.' });
export type TicketSummary = z.infer<typeof ticketSummary>;

export const ticketMessage = z
  .object({
    id: z.number().int().describe('Number of the message.'),
    kind: ticketMessageKind.describe(
      '`response` was mailed, `received` came from the visitor, `note` is internal.',
    ),
    author: z.string().describe('Name of the operator who wrote it.'),
    text: z.string().describe('Plain text.'),
    at: time.describe('Time of the message.'),
  })
  .meta({ id: 'TicketMessage', description: 'A message of the thread of a ticket.' });

export const deskTicket = z
  .object({
    ...summary,
    lang: z.enum(['fr', 'en']).describe('Language of the visitor.'),
    message: z.string().describe('Message of the visitor; empty without one.'),
    details: z
      .array(
        z.object({
          label: z.string().describe('Question in the language of the request.'),
          value: z.string().describe('Value of the visitor.'),
        }),
      )
      .describe('The other fields of the form.'),
    verification: z.string().describe('Result of the check for programs.'),
    files: z
      .array(
        z.object({
          id: z.number().int().describe('Number of the file.'),
          name: z.string().describe('Name that the visitor gave it.'),
          type: z.string().describe('Media type.'),
          size: z.number().int().describe('Size in bytes.'),
        }),
      )
      .describe('Attachments of the visitor.'),
    messages: z.array(ticketMessage).describe('The thread, the earliest message first.'),
  })
  .meta({ id: 'Ticket', description: 'A ticket with its thread.' });
export type DeskTicket = z.infer<typeof deskTicket>;

export const ticketMessageForm = z.object({
  kind: ticketMessageKind.describe('`response` is mailed to the visitor.'),
  text: z.string().trim().min(1).max(MAX_TEXT).describe('Plain text.'),
});
export type TicketMessageForm = z.infer<typeof ticketMessageForm>;

export const ticketStateForm = z.object({ state: ticketState.describe('New state.') });
