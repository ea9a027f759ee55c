import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { isMeaningful, isSynonym, type SynonymMap } from './search-terms.ts';
import type { SearchScope } from './search-scope.ts';
import { findBeginnings } from './vocabulary.ts';

type CorrectionScope = SearchScope & { synonyms: SynonymMap };

const MIN_LONG_WORD = 8;

/** Replaces words that no document has by the nearest one of the vocabulary. */
export async function correctWords(
  db: Kysely<Schema>,
  scope: CorrectionScope,
  words: string[],
): Promise<string[]> {
  const unknown = words.filter(
    (word) => isMeaningful(word) && !/\d/.test(word) && !isSynonym(word, scope.lang, scope.synonyms),
  );
  const begun = await findBeginnings(db, scope, unknown);
  return Promise.all(
    words.map(async (word) => (unknown.includes(word) && !begun.has(word) ? nearest(db, scope, word) : word)),
  );
}

/**
 * Allows two edits, or one edit or transposition in words of less than eight characters. Among equals the most
 * frequent word wins.
 */
async function nearest(db: Kysely<Schema>, scope: SearchScope, word: string): Promise<string> {
  const distance = word.length < MIN_LONG_WORD ? 1 : 2;
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word, documents, levenshtein_less_equal(word, ${word}, 2) as distance
      from search_word
      where site_id = ${scope.siteId} and lang = ${scope.lang}
        and length(word) between ${word.length - 2} and ${word.length + 2}
    ) as near,
    lateral (
      select case when distance = 2 then sorted_letters(word) = sorted_letters(${word}) else false end as swapped
    ) as letters
    where distance <= ${distance} or swapped
    order by distance - swapped::integer, left(word, 1) = ${word.slice(0, 1)} desc, documents desc, word
    limit 1`.execute(db);
  return rows[0]?.word ?? word;
}
