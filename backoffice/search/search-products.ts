import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { findDocuments } from './find-documents.ts';
import type { SearchScope } from './search-scope.ts';
import { findByReference } from './references.ts';

const MOST_HITS = 2000;

/** Numbers of the products a text finds, best first: exact references, then by words. `isExact`: as they were typed. */
export async function searchProductIds(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
  isExact: boolean,
): Promise<number[]> {
  const pinned = await findByReference(db, scope, text);
  if (pinned.isReference) return pinned.ids;
  const found = await findDocuments(db, scope, text, {
    window: { from: 0, size: MOST_HITS },
    entityTypes: ['product'],
    takesWeak: true,
    isExact,
  });
  return [...new Set([...pinned.ids, ...found.hits.map((hit) => hit.entity_id)])];
}
