import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { sendTicket } from '#client/pages/common/load/send-ticket.ts';

/** The last step: everything that was answered goes out as a ticket about a quote. */
export const action: PageAction = (args) => sendTicket(args, 'quote');
