import { Router, type RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import PostalMime from 'postal-mime';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { plainPage } from '#backoffice/http/plain-page.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { OPERATOR_LOCALE } from '#backoffice/http/operator-locale.ts';
import { escape } from './email-layout.ts';

const MAX_EMAILS = 200;
const MAX_ID = 2_147_483_647;

const text = messageFormatter(OPERATOR_LOCALE);

/**
 * Unsent emails, for operators, and with demo data for every client of this port. `/mailbox`
 * lists them, `/mailbox/{id}` shows one.
 */
export function createMailbox(db: Kysely<Schema>, guard: RequestHandler[]): Router {
  const router = Router();
  router.get('/mailbox', ...guard, async (_request, response) => {
    const emails = await db
      .selectFrom('mail')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(MAX_EMAILS)
      .execute();
    const rows = emails.map(
      ({ id, recipient, subject, created_at: at }) =>
        `<tr><td>${at.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escape(recipient)}</td>` +
        `<td><a href="/mailbox/${id}">${escape(subject)}</a></td></tr>`,
    );
    response
      .type('html')
      .send(
        plainPage(
          text('mailbox.title'),
          `<p><a href="/accounts">${text('mailbox.accounts')}</a></p><h1>${text('mailbox.title')}</h1>${rows.length ? table(rows) : `<p>${text('mailbox.empty')}</p>`}`,
        ),
      );
  });
  router.get('/mailbox/:id', ...guard, async (request, response) => {
    const id = Number(request.params['id']);
    if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw notFound();
    const row = await db.selectFrom('mail').select('source').where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    const mail = await PostalMime.parse(row.source);
    const attached = mail.attachments.map(({ filename }) => escape(filename ?? ''));
    const to = (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
    response
      .type('html')
      .send(
        plainPage(
          mail.subject ?? '',
          `<p><a href="/mailbox">${text('mailbox.title')}</a></p><h1>${escape(mail.subject ?? '')}</h1>` +
            `<p>${escape(mail.from?.address ?? '')} → ${escape(to)}</p><pre>${escape(mail.text ?? '')}</pre>` +
            (attached.length > 0
              ? `<p>${text('mailbox.attached', { files: attached.join(', ') })}</p>`
              : '') +
            `<h2>${text('mailbox.html')}</h2><iframe title="${text('mailbox.html')}" sandbox srcdoc="${escape(mail.html ?? '')}"></iframe>`,
        ),
      );
  });
  return router;
}

function table(rows: string[]): string {
  return `<table><thead><tr><th>${text('mailbox.time')}</th><th>${text('mailbox.recipient')}</th><th>${text('mailbox.subject')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
