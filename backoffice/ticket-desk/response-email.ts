import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { DeskTicket } from '#shared/contract/ticket-desk.ts';

/** The response of the team to a visitor, above what the visitor wrote; a reply goes to the team. */
export function responseEmail(ticket: DeskTicket, response: string, teamAddress: string): Email {
  const { reference, name, email, lang, message } = ticket;
  const text = messageFormatter(lang);
  return {
    to: email,
    replyTo: teamAddress,
    lang,
    subject: `[${reference}] ${text('tickets.response.subject')}`,
    content: {
      title: text('tickets.response.title'),
      paragraphs: [text('tickets.email.greeting', { name }), ...response.split(/\n{2,}/)],
      ...(message !== '' && {
        table: {
          caption: text('tickets.email.caption'),
          rows: [[text('tickets.email.message'), message] as [string, string]],
        },
      }),
      closing: [text('tickets.response.closing', { reference })],
    },
  };
}
