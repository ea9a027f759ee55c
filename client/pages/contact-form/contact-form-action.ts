import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { sendTicket } from '#client/pages/common/load/send-ticket.ts';
import { textOf, toFormState } from '#shared/form-state.ts';

/** Sends the form as a ticket; the subject determines the required fields. */
export const action: PageAction = async (args) => {
  const subject = textOf(args.form, 'subject');
  if (subject === '') return { kind: 'invalid', form: toFormState(args.form, { subject: 'required' }) };
  return sendTicket(args, subject);
};
