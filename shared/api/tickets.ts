import type { TicketAnswer, TicketFormValues } from '#shared/contract/ticket.ts';
import type { Caller } from './resource.ts';

/** What visitors ask (spec section 7, support): the form goes out as it is, its files with it. */
export function createTicketsApi(caller: Caller) {
  return {
    formValues: () => caller.get<TicketFormValues>('ticket-form-values'),
    send: (form: FormData) => caller.write<TicketAnswer>('POST', 'ticket', form),
    /** Asks the team to open web access for an existing customer. */
    requestAccount: (request: { customer_number: string; email: string; company?: string }) =>
      caller.write<{ sent: true }>('POST', 'contact/send-mail-create-account', request),
  };
}
