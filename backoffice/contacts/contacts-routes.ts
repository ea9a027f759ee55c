import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { listContacts } from './list-contacts.ts';
import { readContacts } from './read-contacts.ts';

/** Installers, distributors, stockists (behaviour "What is named but not explained"). */
export function serveContacts(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /contact', ({ scope, query }) => listContacts(db, scope, query));
  server.on('GET /contact/{id}', async ({ scope, params: { id } }) => {
    const contact = (await readContacts(db, scope, [id])).get(id);
    if (!contact) throw notFound();
    return contact;
  });
}
