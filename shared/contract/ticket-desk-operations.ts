import { z } from 'zod';
import { idParams, listOf } from './common.ts';
import { operation } from './operation.ts';
import { deskTicket, ticketMessageForm, ticketQuery, ticketStateForm, ticketSummary } from './ticket-desk.ts';

const SUPPORT = { tag: 'ticket', access: 'operator', roles: ['support'] } as const;

/** Tickets as the team works on them. The storefront does not forward these calls. */
export const TICKET_DESK_OPERATIONS = [
  operation('GET /operator/ticket', {
    ...SUPPORT,
    summary: 'Lists tickets in pages, the last changed first',
    query: ticketQuery,
    response: listOf(ticketSummary),
  }),
  operation('GET /operator/ticket/{id}', {
    ...SUPPORT,
    summary: 'Returns a ticket with its thread',
    response: deskTicket,
  }),
  operation('POST /operator/ticket/{id}/message', {
    ...SUPPORT,
    summary: 'Adds a message to a ticket, and mails a response to the visitor',
    body: ticketMessageForm,
    response: deskTicket,
  }),
  operation('PUT /operator/ticket/{id}/state', {
    ...SUPPORT,
    summary: 'Closes or opens a ticket',
    body: ticketStateForm,
    response: deskTicket,
  }),
  operation('GET /operator/ticket/file/{id}', {
    ...SUPPORT,
    summary: 'Returns an attachment of a ticket',
    fileType: 'application/octet-stream',
    response: z.unknown(),
  }),
  operation('DELETE /operator/ticket/{id}', {
    ...SUPPORT,
    summary: 'Removes a ticket with its thread and its attachments',
    response: idParams,
  }),
];
