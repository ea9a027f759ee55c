import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { findDocuments } from './find-documents.ts';
import type { SearchScope } from './search-scope.ts';
import { findByReference } from './references.ts';

const MAX_HITS = 2000;

/**
 * Ids of the products that match a text, the best first: by reference, then by words. `isExact`: without correction.
 */
export async function searchProductIds(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
  isExact: boolean,
): Promise<number[]> {
  const pinned = await findByReference(db, scope, text);
  if (pinned.isReference) return pinned.ids;
  const found = await findDocuments(db, scope, text, {
    window: { from: 0, size: MAX_HITS },
    entityTypes: ['product'],
    acceptsWeak: true,
    isExact,
  });
  return [...new Set([...pinned.ids, ...found.hits.map((hit) => hit.entity_id)])];
}
