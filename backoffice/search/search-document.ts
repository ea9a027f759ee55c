import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createSendAhead } from '#backoffice/database/send-ahead.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { LOCALES } from '#shared/locale.ts';
import type { EntityType } from './find-documents.ts';
import { SYNONYMS } from './synonyms.data.ts';
import { joinedForms } from './word-forms.ts';

/** An entity in one language, with its words by weight: title, subtitle, keywords, text. */
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
  /** Factor of the rank, higher for categories than for products, and for products than for articles. */
  boost: number;
  /** Order among equal hits, the lowest first. */
  place: number;
};

/** Few, so that the words of the next are prepared while the database parses these. */
const ROWS_A_STATEMENT = 100;
const MIN_WORD = 3;

/**
 * Creates or replaces documents.
 *
 * @param words `added`: their words enter the vocabulary at once; otherwise `countSearchWords` does it at the end
 */
export async function writeSearchDocuments(
  db: Kysely<Schema>,
  documents: SearchDocument[],
  words: 'added' | 'counted' = 'counted',
): Promise<void> {
  if (words === 'added') await addSearchWords(db, documents);
  const statements = createSendAhead();
  for (let from = 0; from < documents.length; from += ROWS_A_STATEMENT) {
    const rows = JSON.stringify(documents.slice(from, from + ROWS_A_STATEMENT).map(toRow));
    await statements.send(() => upsert(db, rows));
  }
  await statements.finish();
}

/**
 * One parameter holds all rows, and each text is parsed once: a parameter per value and a second parse of titles
 * cost a third more. `offset 0` keeps the planner from copying the head into the vector. Unchanged rows are not
 * written.
 * @param rows JSON of what `toRow` returns
 */
async function upsert(db: Kysely<Schema>, rows: string): Promise<void> {
  await sql`
    insert into search_document (
      site_id, lang, entity_type, entity_id, sales_plan_ids, title, title_key, words, boost, place,
      title_stems, head, vector
    )
    select
      site_id, lang, entity_type, entity_id, sales_plan_ids, title, title_key, words, boost, place,
      search_stems(lang::regconfig, title_key), head,
      head || setweight(to_tsvector(lang::regconfig, text), 'D')
    from jsonb_to_recordset(${rows}::jsonb) as document (
      site_id integer, lang text, entity_type text, entity_id integer, sales_plan_ids integer[], title text,
      title_key text, words text, boost real, place integer, heading text, subtitle text, keywords text, text text
    ),
    lateral (
      select
        setweight(to_tsvector(lang::regconfig, heading), 'A') ||
        setweight(to_tsvector(lang::regconfig, subtitle), 'B') ||
        setweight(to_tsvector(lang::regconfig, keywords), 'C') as head
      offset 0
    ) as weighted
    on conflict (entity_type, entity_id, lang) do update set
      sales_plan_ids = excluded.sales_plan_ids, title = excluded.title, title_key = excluded.title_key,
      words = excluded.words, boost = excluded.boost, place = excluded.place,
      title_stems = excluded.title_stems, head = excluded.head, vector = excluded.vector
    where
      (search_document.sales_plan_ids, search_document.title, search_document.words, search_document.boost,
       search_document.place, search_document.vector)
      is distinct from
      (excluded.sales_plan_ids, excluded.title, excluded.words, excluded.boost, excluded.place, excluded.vector)`.execute(
    db,
  );
}

/** Adds the words of single documents to the vocabulary, without which they would not be searched. */
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

/** Recounts the documents of each word. */
export async function countSearchWords(db: Kysely<Schema>, siteId: number): Promise<void> {
  await db.deleteFrom('search_word').where('site_id', '=', siteId).execute();
  await sql`
    insert into search_word (site_id, lang, word, documents)
    select site_id, lang, word, count(*)::integer
    from search_document, unnest(string_to_array(words, ' ')) as word
    where site_id = ${siteId} and length(word) >= 3
    group by site_id, lang, word`.execute(db);
  // Synonyms are in the vocabulary too, so that misspelt ones are corrected.
  const phrases = LOCALES.flatMap((lang) =>
    Object.keys(SYNONYMS[lang])
      .filter((phrase) => phrase.length >= 3 && !phrase.includes(' '))
      .map((word) => ({ site_id: siteId, lang, word, documents: 1 })),
  );
  await db
    .insertInto('search_word')
    .values(phrases)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toRow(document: SearchDocument) {
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
    heading: parsable(document.title),
    subtitle: parsable(document.subtitle),
    keywords: parsable(document.keywords),
    text: parsable(document.text),
  };
}

/** The distinct words of a document, with compounds also joined. */
function wordsOf({ title, subtitle, keywords, text }: SearchDocument): string[] {
  const whole = [title, subtitle, keywords, text].join(' ');
  return [...new Set([...searchKey(whole).split(' '), ...joinedForms(whole)])];
}

/**
 * Prepares a text for the configurations `fr` and `en` (migration 0003): a no-break space separates words, and
 * compounds are added in joined form.
 */
function parsable(typesetText: string): string {
  return [typesetText.replaceAll('\u00a0', ' '), ...joinedForms(typesetText)].join(' ');
}
