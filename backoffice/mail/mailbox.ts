import { Router, type RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import PostalMime from 'postal-mime';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireOperator, type Keys } from '#backoffice/http/principal.ts';
import { escape } from './letter-layout.ts';

const MOST_LETTERS = 200;
const LARGEST_ID = 2_147_483_647;

/**
 * Letters that nothing has sent, to be read: for operators, and with demo data for whoever reaches this port.
 * `/mailbox` lists them, `/mailbox/{id}` shows one.
 */
export function createMailbox(db: Kysely<Schema>, options: { isOpen: boolean; keys: Keys }): Router {
  const router = Router();
  const guard: RequestHandler = async (request, response, next) => {
    if (!options.isOpen) await requireOperator(request.get('authorization'), options.keys);
    response.set({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    next();
  };
  router.get('/mailbox', guard, async (_request, response) => {
    const letters = await db
      .selectFrom('mail')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(MOST_LETTERS)
      .execute();
    const rows = letters.map(
      ({ id, recipient, subject, created_at: at }) =>
        `<tr><td>${at.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escape(recipient)}</td>` +
        `<td><a href="/mailbox/${id}">${escape(subject)}</a></td></tr>`,
    );
    response
      .type('html')
      .send(
        page(
          'Mailbox',
          `<h1>Mailbox</h1>${rows.length ? table(rows) : '<p>No letter has been written yet.</p>'}`,
        ),
      );
  });
  router.get('/mailbox/:id', guard, async (request, response) => {
    const id = Number(request.params['id']);
    if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw notFound();
    const row = await db.selectFrom('mail').select('source').where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    const mail = await PostalMime.parse(row.source);
    const to = (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
    response
      .type('html')
      .send(
        page(
          mail.subject ?? '',
          `<p><a href="/mailbox">Mailbox</a></p><h1>${escape(mail.subject ?? '')}</h1>` +
            `<p>${escape(mail.from?.address ?? '')} → ${escape(to)}</p><pre>${escape(mail.text ?? '')}</pre>` +
            `<h2>As HTML</h2><iframe title="HTML" sandbox srcdoc="${escape(mail.html ?? '')}"></iframe>`,
        ),
      );
  });
  return router;
}

function table(rows: string[]): string {
  return `<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title><style>
body{max-width:70rem;margin:2rem auto;padding:0 1.5rem;background:#f4f3ef;color:#181613;font:16px/1.5 Arial,sans-serif}
table{width:100%;border-collapse:collapse}th,td{padding:.6rem 1rem .6rem 0;border-top:1px solid #cdc9bf;text-align:left;vertical-align:top}
pre{padding:1rem;background:#fff;white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:60rem;border:1px solid #cdc9bf}a{color:inherit}
</style></head><body>${body}</body></html>`;
}
