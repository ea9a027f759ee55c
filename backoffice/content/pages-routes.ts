import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { listPageChanges } from './page-changes.ts';
import type { PageContext } from './page-blocks.ts';
import { getPage, listPages } from './pages.ts';

export function servePages(server: OperationServer, db: Kysely<Schema>, context: PageContext): void {
  server.on('GET /page', ({ scope, query }) => listPages(db, scope, query));
  server.on('GET /page/{id}', ({ scope, params: { id } }) => getPage(db, scope, id, context));
  server.on('GET /operator/page/{id}/change', ({ scope, params: { id }, query }) =>
    listPageChanges(db, scope, id, query),
  );
}
