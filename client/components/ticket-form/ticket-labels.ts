import type { Translate } from '#client/app/intl/use-translations.ts';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';
import type { TicketSubject } from '#shared/contract/ticket.ts';

/** Labels of the question's fields, in form order. */
export function questionLabels(text: Translate, subject: TicketSubject): Record<string, string> {
  return {
    ...(subject.requires_product && { product: text('ticket.product') }),
    ...Object.fromEntries(subject.fields.map(({ name, label }) => [name, label])),
  };
}

/** Labels of the sender's fields, in form order. */
export function personLabels(text: Translate, subject: TicketSubject): Record<string, string> {
  return {
    firstname: text('ticket.firstname'),
    lastname: text('ticket.lastname'),
    email: text('ticket.email'),
    phone: text('ticket.phone'),
    ...(subject.required.includes('town') && {
      country: text('ticket.country'),
      zipcode: text('ticket.zipcode'),
      city: text('ticket.city'),
    }),
  };
}

export const TICKET_ERRORS: ErrorMessages = {
  'surface.invalid': 'ticket.fault_number',
  'purchase_date.invalid': 'ticket.fault_date',
  too_early: 'ticket.fault_day',
  'message.too_long': 'ticket.fault_message',
  'files.wrong_type': 'ticket.fault_file_type',
  'files.empty_file': 'ticket.fault_file_empty',
  'files.damaged_file': 'ticket.fault_file_damaged',
  'files.too_large': 'ticket.fault_file_size',
  'files.too_many_files': 'ticket.fault_file_count',
  'form.program': 'ticket.fault_program',
  'form.too_fast': 'ticket.fault_too_fast',
  'form.not_verified': 'ticket.fault_not_verified',
};
