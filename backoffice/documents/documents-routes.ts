import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { mayHaveConnected } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { createIndexReader } from './document-index.ts';
import { listDocuments } from './list-documents.ts';

export function serveDocuments(server: OperationServer, db: Kysely<Schema>): void {
  const readIndex = createIndexReader(db);
  server.on('GET /document', ({ scope, query, principal }) =>
    listDocuments(db, readIndex, scope, query, mayHaveConnected(principal)),
  );
}
