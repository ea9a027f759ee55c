import { Router, type RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { todayInParis, type Day } from '#backoffice/calendar.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { plainPage } from '#backoffice/http/plain-page.ts';
import { escape } from '#backoffice/mail/email-layout.ts';
import { pageReview } from '#shared/contract/page.ts';

const reviewed = z.object({ title: z.string(), slug: z.string(), review: pageReview });
type Row = z.infer<typeof reviewed> & { id: number; lang: string };

/** `/reviews`: pages with dated statements, due ones first. Guarded like the mailbox. */
export function createReviewsPage(db: Kysely<Schema>, guard: RequestHandler[]): Router {
  const router = Router();
  router.get('/reviews', ...guard, async (_request, response) => {
    const rows = await listReviews(db);
    const list = rows.length > 0 ? table(rows, todayInParis()) : '<p>No page has a review date.</p>';
    const links =
      '<p><a href="/mailbox">Mailbox</a> <a href="/accounts">Accounts</a> <a href="/orders">Orders</a></p>';
    const note =
      '<p>From the day of its review on, a page shows a notice and leaves its dated blocks out. Check them, then write the page again with new dates (PUT /page).</p>';
    response.type('html').send(plainPage('Reviews', `${links}<h1>Reviews</h1>${note}${list}`));
  });
  return router;
}

/**
 * Every page with a review date in each of its languages, by date. Invalid records are left
 * out.
 */
async function listReviews(db: Kysely<Schema>): Promise<Row[]> {
  const contents = await db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_translation.content_id', 'content.id')
    .select(['content.id', 'content_translation.lang', 'content_translation.data'])
    .where('content.resource', '=', 'page')
    .orderBy('content.id')
    .orderBy('content_translation.lang', 'desc')
    .execute();
  const rows = contents.flatMap(({ id, lang, data }) => {
    const parsed = reviewed.safeParse(data);
    return parsed.success ? [{ id, lang, ...parsed.data }] : [];
  });
  return rows.toSorted((a, b) => a.review.due.localeCompare(b.review.due));
}

function table(rows: readonly Row[], today: Day): string {
  const lines = rows.map(({ id, lang, title, slug, review }) => {
    const state = review.due <= today ? '<strong>Due</strong>' : 'In time';
    return `<tr><td>${id}</td><td>${escape(lang)}</td><td>${escape(title)}<br>${escape(slug)}</td><td>${review.last}</td><td>${review.due}</td><td>${state}</td></tr>`;
  });
  return `<table><thead><tr><th>Page</th><th>Language</th><th>Title, address</th><th>Last review</th><th>Due</th><th>State</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}
