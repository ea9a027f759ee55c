import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SearchScope } from './search-scope.ts';

/** Those of some words that stand in the index of the scope's language. */
export async function knownWords(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<SearchScope, 'siteId' | 'lang'>,
  words: readonly string[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .selectFrom('search_word')
    .where('site_id', '=', siteId)
    .where('lang', '=', lang)
    .where('word', 'in', words)
    .select('word')
    .execute();
  return new Set(rows.map(({ word }) => word));
}
