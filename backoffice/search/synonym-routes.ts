import type { Kysely } from 'kysely';
import { removeContent, saveContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { SynonymRecord } from '#shared/contract/search.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { listSynonyms } from './written-synonyms.ts';

/** Serves the synonyms of operators, each in the language of the request (AP-03). */
export function serveSynonyms(server: OperationServer, db: Kysely<Schema>): void {
  // Registered before the route with an id, which would match this path.
  server.on('GET /search/synonyms', async ({ scope }) => {
    const items = await listSynonyms(db, scope);
    return { items, total: items.length };
  });
  server.on('GET /search/{id}', async ({ scope, params: { id } }) => {
    const synonym = (await listSynonyms(db, scope)).find((candidate) => candidate.id === id);
    if (!synonym) throw notFound();
    return synonym;
  });
  server.on('POST /search', ({ scope, body }) => save(db, scope, body));
  server.on('PUT /search', ({ scope, body: { id, ...record } }) => save(db, scope, record, id));
  server.on('DELETE /search/{id}', ({ scope, params: { id } }) => removeContent(db, scope, 'search', id));
}

/** @throws Failure 400 when another synonym has the phrase, 404 for an unknown id. */
async function save(
  db: Kysely<Schema>,
  scope: Scope,
  record: SynonymRecord,
  id?: number,
): Promise<{ id: number }> {
  const key = searchKey(record.phrase);
  const isTaken = (await listSynonyms(db, scope)).some(
    (other) => other.id !== id && searchKey(other.phrase) === key,
  );
  if (isTaken) throw invalidRequest({ phrase: 'taken' });
  const salesPlanIds = scope.plans.map((plan) => plan.id);
  return saveContent(db, scope, 'search', { code: null, slug: null, salesPlanIds, position: 0 }, record, id);
}
