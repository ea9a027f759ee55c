import type { PageAction } from '#client/pages/page-action.ts';
import { sendTicket } from '#client/pages/send-ticket.ts';

/** The last step: everything that was answered goes out as a ticket about a quote. */
export const action: PageAction = (args) => sendTicket(args, 'quote');
