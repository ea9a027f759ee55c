import type { NotesByOperation } from './operation-notes.ts';

/** Documentation of the operations of support. */
export const TICKET_DESK_NOTES = {
  'GET /operator/ticket': {
    name: 'listTickets',
    description: 'Lists the requests of visitors by state or by a part of their text.',
  },
  'GET /operator/ticket/{id}': {
    name: 'getTicket',
    description: 'Returns a request of a visitor with its fields, its attachments and its thread.',
    hasTag: true,
  },
  'POST /operator/ticket/{id}/message': {
    name: 'addTicketMessage',
    description:
      'Adds a message to the thread. A response is mailed to the visitor in the language of the ticket and sets the state `pending`; a message received from the visitor sets `open`; a note stays in the team. A repeated request with the same `Idempotency-Key` adds and mails nothing.',
    errors: { 409: ['key_reused'], 412: ['record_changed'] },
    fields: { form: ['key_reused'] },
    headers: ['idempotency', 'match'],
    hasTag: true,
  },
  'PUT /operator/ticket/{id}/state': {
    name: 'setTicketState',
    description: 'Sets the state of a ticket.',
    errors: { 412: ['record_changed'] },
    headers: ['match'],
    hasTag: true,
  },
  'GET /operator/ticket/file/{id}': {
    name: 'getTicketFile',
    description: 'Returns an attachment for download. Pictures were encoded anew when they arrived.',
  },
  'DELETE /operator/ticket/{id}': {
    name: 'removeTicket',
    description: 'Removes a ticket, its thread and its files for good, such as unwanted advertising.',
    errors: { 412: ['record_changed'] },
    headers: ['match'],
  },
} as const satisfies NotesByOperation;
