import { createTicketsApi } from '#shared/api/tickets.ts';
import { href } from '#routes/href.ts';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import type { ActionArgs, ActionOutcome } from './page-action.ts';

/** Fields of the page itself, which the back office does not know. */
const OWN_FIELDS = new Set(['step', 'go']);

/**
 * Sends a form as a ticket of a subject and leads to its confirmation. Fields the back office refuses are thrown on,
 * with their codes. The address says nothing of the person: a reference and what it is about.
 */
export async function sendTicket(
  { api, form, match }: Pick<ActionArgs, 'api' | 'form' | 'match'>,
  subject: string,
): Promise<ActionOutcome> {
  const { reference } = await createTicketsApi(api.caller).send(toTicketForm(form, subject));
  const site = { locale: match.locale, target: match.urlTarget };
  const query = new URLSearchParams({ reference, subject });
  return { kind: 'redirect', to: `${href('confirmation', site)}?${query}`, status: 303 };
}

/** The form as the back office takes it; a file field left empty arrives as a file without name. */
function toTicketForm(form: FormData, subject: string): FormData {
  const ticket = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (name === FILES_FIELD && (value.size > 0 || value.name !== '')) ticket.append(name, value);
    } else if (!OWN_FIELDS.has(name)) ticket.set(name, value);
  }
  ticket.set('subject', subject);
  return ticket;
}
