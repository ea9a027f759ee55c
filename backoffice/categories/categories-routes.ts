import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { getCategory, listCategories } from './category-tree.ts';
import { removeCategory, saveCategory } from './write-category.ts';

export function serveCategories(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /category', ({ scope, query }) => listCategories(db, scope, query.depth));
  server.on('GET /category/{id}', ({ scope, params: { id } }) => getCategory(db, scope, id));
  server.on('POST /category', ({ scope, body }) => saveCategory(db, scope, body));
  server.on('PUT /category', ({ scope, body: { id, ...record } }) => saveCategory(db, scope, record, id));
  server.on('DELETE /category/{id}', ({ scope, params: { id } }) => removeCategory(db, scope, id));
}
