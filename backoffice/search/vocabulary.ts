import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SearchScope } from './search-scope.ts';

/** Comes after all letters and figures of words: words that begin alike are a range of the index. */
const AFTER_LETTERS = '{';

/** Those of some words that stand in the index of the scope's language, with the number of their documents. */
export async function knownWords(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<SearchScope, 'siteId' | 'lang'>,
  words: readonly string[],
): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_word')
    .where('site_id', '=', siteId)
    .where('lang', '=', lang)
    .where('word', 'in', words)
    .select(['word', 'documents'])
    .execute();
  return new Map(rows.map(({ word, documents }) => [word, documents]));
}

/** Those of some words that words of the index begin with. */
export async function findBeginnings(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<SearchScope, 'siteId' | 'lang'>,
  words: readonly string[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ typed: string }>`
    select typed from unnest(${words}::text[]) as typed
    where exists (select from search_word
      where site_id = ${siteId} and lang = ${lang} and word ~>=~ typed and word ~<~ (typed || ${AFTER_LETTERS}))`.execute(
    db,
  );
  return new Set(rows.map(({ typed }) => typed));
}
