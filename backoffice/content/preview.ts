import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createGuessLimit } from '#backoffice/http/call-limits.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Preview } from '#shared/contract/preview.ts';
import { getContent } from './content-store.ts';
import type { PageContext } from './page-blocks.ts';
import { isPublished, type PageRecord } from './page-record.ts';
import { toPage } from './pages.ts';
import { isPreviewToken } from './preview-token.ts';

/** Failed requests allowed: unknown pages, and unpublished ones without a token. */
const GUESSES = 60;

/**
 * A page by its id (CT-06): unpublished ones need a token. The sales plan is ignored: editors
 * preview a professional's page as its own sales plan sees it.
 */
export function servePreview(
  server: OperationServer,
  db: Kysely<Schema>,
  { secret, context }: { secret: string; context: PageContext },
): void {
  server.on(
    'GET /preview/{id}',
    async ({ scope, params: { id }, query }): Promise<Preview> => {
      const row = await db
        .selectFrom('content')
        .where('id', '=', id)
        .where('site_id', '=', scope.siteId)
        .where('resource', '=', 'page')
        .select('sales_plan_ids')
        .executeTakeFirst();
      if (!row) throw notFound();
      const plan = scope.plans.find((candidate) => row.sales_plan_ids.includes(candidate.id)) ?? scope.plan;
      const seen = row.sales_plan_ids.includes(scope.plan.id) ? scope : { ...scope, plan };
      const content = await getContent<PageRecord>(db, seen, 'page', id);
      const is_published = isPublished(content.data);
      if (!is_published && !isPreviewToken(query.token, id, secret)) throw notFound();
      return { is_published, page: await toPage(db, seen, content, context) };
    },
    [createGuessLimit(db, { name: 'preview token', guesses: GUESSES, status: 404 })],
  );
}
