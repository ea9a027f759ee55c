import { createTicketsApi } from '#shared/api/tickets.ts';
import { href } from '#routes/href.ts';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import type { ActionArgs, ActionOutcome } from './page-action.ts';

/** Fields that the page uses itself and does not send. */
const OWN_FIELDS = new Set(['step', 'go']);

/**
 * Sends a form as a ticket and redirects to its confirmation. The redirect's query contains the reference and the
 * subject only, no personal data.
 * @throws ApiError with the codes of refused fields
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

/**
 * Converts the form to the API's fields. Browsers submit an empty file field as a file without a name, which is
 * skipped.
 */
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
