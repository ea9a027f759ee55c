import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { PageType } from '#shared/contract/page.ts';
import type { PageContext } from './page-blocks.ts';
import type { PageRecord } from './page-record.ts';
import { getPage, listPages, removePage, savePage } from './pages.ts';

type PageListQuery = { type?: PageType[]; tag?: string; page: number; perPage: number };

export function servePages(server: OperationServer, db: Kysely<Schema>, context: PageContext): void {
  server.on<PageListQuery>('GET /page', ({ scope, query }) => listPages(db, scope, query));
  server.on('GET /page/{id}', ({ scope, id }) => getPage(db, scope, id, context));
  server.on<unknown, PageRecord>('POST /page', ({ scope, body }) => savePage(db, scope, body));
  server.on<unknown, PageRecord & { id: number }>('PUT /page', ({ scope, body: { id, ...record } }) =>
    savePage(db, scope, record, id),
  );
  server.on('DELETE /page/{id}', ({ scope, id }) => removePage(db, scope, id));
}
