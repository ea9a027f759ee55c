import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import { correctWords } from './correct-words.ts';
import type { SearchScope } from './search-scope.ts';
import { isMeaningful, readTerms } from './search-terms.ts';

export type Hit = { entity_type: string; entity_id: number; total: number };
export type Found = { hits: Hit[]; corrected: string | null };

/** Which hits of each kind: `from` counts from 0. */
export type Window = { from: number; size: number };

/**
 * The documents that answer a text, best first within each kind, with how many there are of the kind.
 * All words must be there; if nothing has them all the spelling is corrected, and if that brings nothing
 * either, documents with some of the words are given.
 */
export async function findDocuments(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
  window: Window,
  entityTypes?: string[],
): Promise<Found> {
  const terms = readTerms(text, scope.lang);
  const words = terms.flatMap((term) => term.words);
  if (!words.some(isMeaningful)) return { hits: [], corrected: null };
  const find = (candidates: string[], operator: '&' | '|') =>
    runQuery(db, scope, { text, words: candidates, operator, window, entityTypes });

  const asTyped = await find(words, '&');
  if (asTyped.length > 0) return { hits: asTyped, corrected: null };
  const corrected = await correctWords(db, scope, words);
  if (corrected.some((word, index) => word !== words[index])) {
    const hits = await find(corrected, '&');
    if (hits.length > 0) return { hits, corrected: corrected.join(' ') };
  }
  const partly = corrected.filter(isMeaningful);
  return { hits: await find(partly, '|'), corrected: null };
}

type Question = {
  text: string;
  words: string[];
  operator: '&' | '|';
  window: Window;
  entityTypes: string[] | undefined;
};

async function runQuery(db: Kysely<Schema>, scope: SearchScope, question: Question): Promise<Hit[]> {
  const { window, entityTypes } = question;
  const exact = tsQuery(scope.lang, question.words, question.operator, '');
  const prefix = tsQuery(scope.lang, question.words, question.operator, ':*');
  const key = searchKey(question.text);
  const { rows } = await sql<Hit>`
    with found as (
      select entity_type, entity_id,
        boost * (
          8 * (title_key = ${key})::integer + 2 * starts_with(title_key, ${key})::integer
          + (vector @@ ${exact})::integer + 4 * ts_rank('{0.1, 0.3, 0.6, 1}', vector, ${exact}, 1)
          + ts_rank('{0.1, 0.3, 0.6, 1}', vector, ${prefix}, 1)
        ) as score
      from search_document
      where site_id = ${scope.siteId} and lang = ${scope.lang}
        and sales_plan_ids && ${scope.planIds}::integer[]
        and (${entityTypes ?? null}::text[] is null or entity_type = any (${entityTypes ?? null}::text[]))
        and vector @@ ${prefix}
    ), ranked as (
      select entity_type, entity_id,
        row_number() over (partition by entity_type order by score desc, entity_id) as place,
        count(*) over (partition by entity_type)::integer as total
      from found
    )
    select entity_type, entity_id, total from ranked
    where place > ${window.from} and place <= ${window.from + window.size}
    order by entity_type, place`.execute(db);
  return rows;
}

/** Words hold letters and digits only, so nothing in them can be read as an operator. */
function tsQuery(lang: Locale, words: string[], operator: string, suffix: string): RawBuilder<string> {
  const query = words.map((word) => word + suffix).join(` ${operator} `);
  return sql`to_tsquery(${lang}::regconfig, ${query})`;
}
