import type { Caller } from './caller.ts';

/** Creates the calls for support tickets (spec section 7, support): the form is sent with its files. */
export function createTicketsApi(caller: Caller) {
  return {
    formValues: () => caller.call('GET /ticket-form-values'),
    send: (form: FormData) => caller.call('POST /ticket', { body: form }),
    /** Asks the team to open web access for an existing customer. */
    requestAccount: (request: { customer_number: string; email: string; company?: string }) =>
      caller.call('POST /contact/send-mail-create-account', { body: request }),
  };
}
