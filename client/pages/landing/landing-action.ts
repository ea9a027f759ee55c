import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { sendTicket } from '#client/pages/common/load/send-ticket.ts';

export const action: PageAction = (args) => sendTicket(args, 'quote');
