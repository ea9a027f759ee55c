import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { sendTicket } from '#client/pages/common/load/send-ticket.ts';

/** Last step: sends all values as a ticket for a quote. */
export const action: PageAction = (args) => sendTicket(args, 'quote');
