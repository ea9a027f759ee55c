import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createGuessLimit } from '#backoffice/http/call-limits.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { href } from '#routes/href.ts';
import type { Preview } from '#shared/contract/preview.ts';
import { DRAFT_DAY } from '#shared/domain/draft-day.ts';
import { getContent, type Content } from './content-store.ts';
import { findPageDraft, savePageDraft } from './page-drafts.ts';
import type { PageContext } from './page-blocks.ts';
import { isPublished, type PageRecord } from './page-record.ts';
import { toPage } from './pages.ts';
import { isPreviewToken, readDraftToken, signDraftToken } from './preview-token.ts';

/** Failed requests allowed: unknown pages, and unpublished ones without a token. */
const GUESSES = 60;

type Options = {
  secret: string;
  context: PageContext;
  /** Address of the site. */
  publicUrl: string;
};

/**
 * A page by its id (CT-06): unpublished ones need a token. The sales plan is ignored: editors preview a professional's
 * page as its own sales plan sees it. Operators also preview what they are typing.
 */
export function servePreview(
  server: OperationServer,
  db: Kysely<Schema>,
  { secret, context, publicUrl }: Options,
): void {
  server.on('POST /preview', async ({ scope, operator, ownOrigin, body: { page_id: pageId, ...record } }) => {
    const id = await savePageDraft(db, scope, { operator, pageId, record });
    const path = href('preview', { locale: scope.lang, target: 'part' }, { id });
    const token = signDraftToken({ id, origin: ownOrigin }, secret);
    return { url: `${publicUrl}${path}?token=${token}`, framed_by: ownOrigin ?? null };
  });
  server.on(
    'GET /preview/{id}',
    async ({ scope, params: { id }, query }): Promise<Preview> => {
      const draft = readDraftToken(query.token, id, secret);
      if (draft) {
        const content = await findPageDraft(db, scope, id);
        if (!content) throw notFound();
        return { ...(await show(scope, content)), is_published: false, framed_by: draft.origin };
      }
      const row = await db
        .selectFrom('content')
        .where('id', '=', id)
        .where('site_id', '=', scope.siteId)
        .where('resource', '=', 'page')
        .select('sales_plan_ids')
        .executeTakeFirst();
      if (!row) throw notFound();
      const content = await getContent<PageRecord>(db, seenBy(scope, row.sales_plan_ids), 'page', id);
      const isOpen = isPublished(content.data) || isPreviewToken(query.token, id, secret);
      if (!isOpen) throw notFound();
      return show(scope, content);
    },
    [createGuessLimit(db, { name: 'preview token', guesses: GUESSES, status: 404 })],
  );

  async function show(scope: Scope, content: Content<PageRecord>): Promise<Preview> {
    const page = await toPage(db, seenBy(scope, content.sales_plan_ids), content, context);
    return {
      is_published: isPublished(content.data),
      page: { ...page, published_at: page.published_at === DRAFT_DAY ? null : page.published_at },
      framed_by: null,
    };
  }
}

/** The scope with a sales plan that lists the page. */
function seenBy(scope: Scope, planIds: readonly number[]): Scope {
  if (planIds.includes(scope.plan.id)) return scope;
  return { ...scope, plan: scope.plans.find(({ id }) => planIds.includes(id)) ?? scope.plan };
}
