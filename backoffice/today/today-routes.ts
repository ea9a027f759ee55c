import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { readToday } from './read-today.ts';

/** The home page of the admin. */
export function serveToday(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /operator/today', ({ scope, operator }) =>
    readToday(db, scope.siteId, operator?.roles ?? []),
  );
}
