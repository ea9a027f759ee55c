import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { mayHaveConnected } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { search } from './search.ts';
import { serveSynonyms } from './synonym-routes.ts';

export function serveSearch(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /search', ({ scope, query, principal, account }) =>
    search(db, scope, { account, mayHaveConnected: mayHaveConnected(principal) }, query),
  );
  serveSynonyms(server, db);
}
