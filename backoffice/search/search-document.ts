import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { LOCALES } from '#shared/locale.ts';
import type { EntityType } from './find-documents.ts';
import { SYNONYMS } from './synonyms.data.ts';
import { joinedForms } from './word-forms.ts';

/** One findable thing in one language, its words by weight: title, subtitle, keywords, text. */
export type SearchDocument = {
  siteId: number;
  lang: string;
  entityType: EntityType;
  entityId: number;
  salesPlanIds: number[];
  title: string;
  subtitle: string;
  keywords: string;
  text: string;
  /** Multiplies the rank: a category before its products, a product before an article. */
  boost: number;
  /** Among equal hits the lowest comes first. */
  place: number;
};

const ROWS_A_STATEMENT = 50;
/** Shorter words are not in the vocabulary. */
const MIN_WORD = 3;

/**
 * Writes documents over their former versions.
 *
 * @param words `added`: to the vocabulary at once; else `countSearchWords` does that after the last of them
 */
export async function writeSearchDocuments(
  db: Kysely<Schema>,
  documents: SearchDocument[],
  words: 'added' | 'counted' = 'counted',
): Promise<void> {
  if (words === 'added') await addSearchWords(db, documents);
  for (let from = 0; from < documents.length; from += ROWS_A_STATEMENT) {
    await db
      .insertInto('search_document')
      .values(documents.slice(from, from + ROWS_A_STATEMENT).map(toRow))
      .onConflict((conflict) =>
        conflict.columns(['entity_type', 'entity_id', 'lang']).doUpdateSet((update) => ({
          sales_plan_ids: update.ref('excluded.sales_plan_ids'),
          title: update.ref('excluded.title'),
          title_key: update.ref('excluded.title_key'),
          words: update.ref('excluded.words'),
          boost: update.ref('excluded.boost'),
          place: update.ref('excluded.place'),
          title_stems: sql<string>`excluded.title_stems`,
          head: sql<string>`excluded.head`,
          vector: sql<string>`excluded.vector`,
        })),
      )
      .execute();
  }
}

/** Adds the words of documents that were written one by one: words that no document has are not searched. */
async function addSearchWords(db: Kysely<Schema>, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap((document) =>
    wordsOf(document)
      .filter((word) => word.length >= MIN_WORD)
      .map((word) => ({ site_id: document.siteId, lang: document.lang, word, documents: 1 })),
  );
  const unique = [...new Map(rows.map((row) => [`${row.lang} ${row.word}`, row])).values()];
  if (unique.length === 0) return;
  await db
    .insertInto('search_word')
    .values(unique)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts anew in how many documents each word stands. */
export async function countSearchWords(db: Kysely<Schema>, siteId: number): Promise<void> {
  await db.deleteFrom('search_word').where('site_id', '=', siteId).execute();
  await sql`
    insert into search_word (site_id, lang, word, documents)
    select site_id, lang, word, count(*)::integer
    from search_document, unnest(string_to_array(words, ' ')) as word
    where site_id = ${siteId} and length(word) >= 3
    group by site_id, lang, word`.execute(db);
  // What people say instead of a catalogue's word may be misspelt too.
  const said = LOCALES.flatMap((lang) =>
    Object.keys(SYNONYMS[lang])
      .filter((phrase) => phrase.length >= 3 && !phrase.includes(' '))
      .map((word) => ({ site_id: siteId, lang, word, documents: 1 })),
  );
  await db
    .insertInto('search_word')
    .values(said)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toRow(document: SearchDocument) {
  const head = sql<string>`
    ${weighted(document.lang, document.title, 'A')} || ${weighted(document.lang, document.subtitle, 'B')} ||
    ${weighted(document.lang, document.keywords, 'C')}`;
  return {
    site_id: document.siteId,
    lang: document.lang,
    entity_type: document.entityType,
    entity_id: document.entityId,
    sales_plan_ids: document.salesPlanIds,
    title: document.title,
    title_key: searchKey(document.title),
    words: wordsOf(document).join(' '),
    boost: document.boost,
    place: document.place,
    title_stems: sql<string>`search_stems(${document.lang}::regconfig, ${searchKey(document.title)})`,
    head,
    vector: sql<string>`${head} || ${weighted(document.lang, document.text, 'D')}`,
  };
}

/** Each word once, compounds in one as well. */
function wordsOf({ title, subtitle, keywords, text }: SearchDocument): string[] {
  const whole = [title, subtitle, keywords, text].join(' ');
  return [...new Set([...searchKey(whole).split(' '), ...joinedForms(whole)])];
}

/** The configurations `fr` and `en` unaccent and stem (migration 0003); a no-break space parts words too. */
function weighted(lang: string, typesetText: string, weight: string) {
  const text = [typesetText.replaceAll('\u00a0', ' '), ...joinedForms(typesetText)].join(' ');
  return sql`setweight(to_tsvector(${lang}::regconfig, ${text}), ${weight}::"char")`;
}
