import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { getExplodedView } from './exploded-view.ts';
import { listParts } from './list-parts.ts';
import { listPartCategories } from './part-categories.ts';
import { resolvePlate } from './resolve-plate.ts';

/** Spare parts, accessories and their exploded views (behaviour 10). */
export function serveParts(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /eclate', ({ scope, query, principal }) => getExplodedView(db, scope, query, principal));
  server.on('GET /part', ({ scope, query }) => listParts(db, scope, query));
  server.on('GET /part/category', ({ scope }) => listPartCategories(db, scope));
  server.on('GET /part/resolve', ({ scope, principal, query }) =>
    resolvePlate(db, { scope, principal }, query.text),
  );
}
