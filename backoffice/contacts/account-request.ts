import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { EmailContent } from '#backoffice/mail/email-layout.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { TEAM_LOCALE } from '#backoffice/mail/team-locale.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { AccountRequest } from '#shared/contract/ticket.ts';
import type { Locale } from '#shared/locale.ts';

type Dependencies = { db: Kysely<Schema>; outbox: Outbox; teamAddress: string };

const EMAILS = 5;

/**
 * Mails the team a request to open web access for an existing customer, and confirms it to the
 * sender. The response does not disclose if the number is known.
 */
export function serveAccountRequests(server: OperationServer, deps: Dependencies): void {
  const { db, outbox, teamAddress } = deps;
  server.on(
    'POST /contact/send-mail-create-account',
    async ({ body, scope }) => {
      await db.transaction().execute(async (trx) => {
        await outbox.put(trx, emailToTeam(body, teamAddress));
        await outbox.put(trx, emailToSender(body, scope.lang));
      });
      void outbox.deliver();
      return { sent: true as const };
    },
    createCallLimits(db, EMAILS),
  );
}

function emailToTeam(asked: AccountRequest, to: string): Email {
  const text = messageFormatter(TEAM_LOCALE);
  const content: EmailContent = {
    title: text('emails.team.access.title'),
    paragraphs: [text('emails.team.access.text')],
    table: {
      caption: text('emails.team.request'),
      rows: [
        [text('emails.team.customer_number'), asked.customer_number],
        [text('emails.team.email'), asked.email],
        ...(asked.company ? [[text('emails.team.company'), asked.company] as [string, string]] : []),
      ],
    },
  };
  const subject = text('emails.team.access.subject', { number: asked.customer_number });
  return { to, replyTo: asked.email, subject, content, lang: TEAM_LOCALE };
}

function emailToSender({ email }: AccountRequest, lang: Locale): Email {
  const text = messageFormatter(lang);
  const title = text('emails.access.title');
  const content: EmailContent = {
    title,
    paragraphs: [text('emails.access.text')],
    closing: [text('emails.access.closing')],
  };
  return { to: email, subject: title, content, lang };
}
