import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { getCategory, listCategories } from './category-tree.ts';
import { removeCategory, saveCategory } from './write-category.ts';

type CategoryRecord = RecordOf<'category'>;

export function serveCategories(server: OperationServer, db: Kysely<Schema>): void {
  server.on<{ depth: number }>('GET /category', ({ scope, query }) => listCategories(db, scope, query.depth));
  server.on('GET /category/{id}', ({ scope, id }) => getCategory(db, scope, id));
  server.on<unknown, CategoryRecord>('POST /category', ({ scope, body }) => saveCategory(db, scope, body));
  server.on<unknown, CategoryRecord & { id: number }>('PUT /category', ({ scope, body: { id, ...record } }) =>
    saveCategory(db, scope, record, id),
  );
  server.on('DELETE /category/{id}', ({ scope, id }) => removeCategory(db, scope, id));
}
