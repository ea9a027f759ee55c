import type { Kysely } from 'kysely';
import { contentRecords } from '#backoffice/content/content-records.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
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
}

const stored = contentRecords<SynonymRecord>({
  resource: 'search',
  frameOf: () => ({ slug: null }),
});

/** Each phrase has one synonym a language. */
export const synonymRecords: RecordStore<SynonymRecord> = {
  ...stored,
  save: async (db, scope, record, id) => {
    const key = searchKey(record.phrase);
    const isTaken = (await listSynonyms(db, scope)).some(
      (other) => other.id !== id && searchKey(other.phrase) === key,
    );
    if (isTaken) throw invalidRequest({ phrase: 'taken' });
    return stored.save(db, scope, record, id);
  },
};
