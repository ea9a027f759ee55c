import type { Caller } from './caller.ts';

/** What visitors ask (spec section 7, support): the form goes out as it is, its files with it. */
export function createTicketsApi(caller: Caller) {
  return {
    formValues: () => caller.call('GET /ticket-form-values'),
    send: (form: FormData) => caller.call('POST /ticket', { body: form }),
    /** Asks the team to open web access for an existing customer. */
    requestAccount: (request: { customer_number: string; email: string; company?: string }) =>
      caller.call('POST /contact/send-mail-create-account', { body: request }),
  };
}
