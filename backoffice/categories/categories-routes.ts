import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { getCategory, listCategories } from './category-tree.ts';

export function serveCategories(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /category', ({ scope, query }) => listCategories(db, scope, query.depth));
  server.on('GET /category/{id}', ({ scope, params: { id } }) => getCategory(db, scope, id));
}
