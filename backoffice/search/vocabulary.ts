import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SearchScope } from './search-scope.ts';

/** Sorts after all characters of words, so that a prefix is a range of the index. */
const AFTER_WORDS = '{';

/** Returns those words that the index contains in the language of the scope, with the number of their documents. */
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

/** Returns those words that are a prefix of words of the index. */
export async function findBeginnings(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<SearchScope, 'siteId' | 'lang'>,
  words: readonly string[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ typed: string }>`
    select typed from unnest(${words}::text[]) as typed
    where exists (select from search_word
      where site_id = ${siteId} and lang = ${lang} and word ~>=~ typed and word ~<~ (typed || ${AFTER_WORDS}))`.execute(
    db,
  );
  return new Set(rows.map(({ typed }) => typed));
}
