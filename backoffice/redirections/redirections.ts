import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { findRedirection, toRule } from './find-redirection.ts';

/** Routes of the editors' redirections, beside the table of legacy addresses. */
export function serveRedirections(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /redirection', async ({ scope, query }) => {
    const rule = await findRedirection(db, scope, query.slug);
    return { items: rule ? [rule] : [], total: rule ? 1 : 0 };
  });
  server.on('GET /redirection/{id}', async ({ scope, params: { id } }) => {
    const row = await db
      .selectFrom('redirection')
      .selectAll()
      .where('site_id', '=', scope.siteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return toRule(row);
  });
}
