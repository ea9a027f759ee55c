import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { LOCALES } from '#shared/locale.ts';
import { correctWords } from './correct-words.ts';
import { searchQueries } from './search-query.ts';
import type { SearchScope } from './search-scope.ts';
import { candidateForms, isMeaningful, readTerms, readWords, type Term } from './search-terms.ts';
import { knownWords } from './vocabulary.ts';
import { readSynonyms } from './written-synonyms.ts';

export type EntityType = SiteEntity | SavEntity;
type SiteEntity = 'category' | 'product' | 'cms_page' | 'notice' | 'part' | 'service' | 'sav_fault';
/** Entities that only the search of the support pages finds under their own type. */
type SavEntity = 'sav' | 'sav_question';
/** `score`: how well the text fits; comparable between entity types within one search. */
export type Hit = { entity_type: EntityType; entity_id: number; total: number; score: number };
export type Found = { hits: Hit[]; corrected: string | null };

/** Which hits of each kind: `from` counts from 0. */
export type Window = { from: number; size: number };

/** Entities of the site's own search. */
export const ENTITY_TYPES: EntityType[] = [
  'category',
  'product',
  'cms_page',
  'notice',
  'part',
  'service',
  'sav_fault',
];

/** Hits of one kind that are ranked, those first in the catalogue; more are not worth anybody's time. */
const RANKED = 150;
/** Hits are counted up to here. */
const COUNTED = 500;

type FindOptions = {
  window: Window;
  entityTypes?: EntityType[];
  /** Search the words as they were typed only. */
  isExact?: boolean;
};

/**
 * The documents that match a text, best first within each kind, with how many there are of the kind.
 *
 * All words must be there. Where no document has them all, the words of the other language are tried, then the nearest
 * spelling, then documents with some of the words.
 */
export async function findDocuments(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
  { window, entityTypes = ENTITY_TYPES, isExact = false }: FindOptions,
): Promise<Found> {
  const words = readWords(text);
  if (words.length === 0) return { hits: [], corrected: null };
  const languages = await Promise.all(
    [scope.lang, ...LOCALES.filter((lang) => lang !== scope.lang)].map((lang) => readLanguage(db, scope, lang)),
  );
  const search = async (language: Language, asked: string[], operator: '&' | '|') => {
    const terms = await language.toTerms(asked);
    if (terms.length === 0) return undefined;
    const find = (from: number, size: number) =>
      runQuery(db, language.scope, { terms, operator, window: { from, size }, entityTypes });
    const hits = await find(window.from, window.size);
    if (hits.length > 0) return hits;
    // Past the last page there is nothing, and yet the text is matched on the pages before.
    const isAny = window.from > 0 && (await find(0, 1)).length > 0;
    return isAny ? hits : undefined;
  };

  for (const language of languages) {
    const hits = await search(language, words, '&');
    if (hits) return { hits, corrected: null };
  }
  if (isExact) return { hits: [], corrected: null };
  const spellings = await Promise.all(languages.map(async (language) => language.correct(words)));
  for (const [index, language] of languages.entries()) {
    const corrected = spellings[index] ?? words;
    const hits = corrected.join(' ') === words.join(' ') ? undefined : await search(language, corrected, '&');
    if (hits) return { hits, corrected: corrected.join(' ') };
  }
  for (const [index, language] of languages.entries()) {
    const hits = words.length > 1 ? await search(language, spellings[index] ?? words, '|') : undefined;
    if (hits) return { hits, corrected: null };
  }
  return { hits: [], corrected: null };
}

/** Words of one language: what they mean, and what they are misspellings of. */
type Language = {
  scope: SearchScope;
  toTerms: (words: string[]) => Promise<Term[]>;
  correct: (words: string[]) => Promise<string[]>;
};

async function readLanguage(
  db: Kysely<Schema>,
  asked: SearchScope,
  lang: SearchScope['lang'],
): Promise<Language> {
  const scope = { ...asked, lang };
  const synonyms = await readSynonyms(db, scope);
  return {
    scope,
    toTerms: async (words) =>
      readTerms(words, lang, synonyms, await knownWords(db, scope, candidateForms(words))),
    correct: (words) => correctWords(db, { ...scope, synonyms }, words),
  };
}

type Question = { terms: Term[]; operator: '&' | '|'; window: Window; entityTypes: EntityType[] };

/** One statement a kind, its name written in it: the planner reads that part of the index alone, and knows its words. */
async function runQuery(db: Kysely<Schema>, scope: SearchScope, question: Question): Promise<Hit[]> {
  const hits = await Promise.all(
    question.entityTypes.map((entityType) => findOfKind(db, scope, question, entityType)),
  );
  return hits.flat();
}

/** A title that is the text comes first; a word counts most in the title, then in the subtitle, then in the keywords. */
async function findOfKind(
  db: Kysely<Schema>,
  scope: SearchScope,
  { window, terms, operator }: Question,
  entityType: EntityType,
): Promise<Hit[]> {
  const { exact, prefix, terms: each } = searchQueries(scope.lang, terms, operator);
  const typed = searchKey(terms.flatMap((term) => term.typed).join(' '));
  const meant = terms.flatMap((term) => term.meant ?? term.forms?.[0] ?? term.typed.filter(isMeaningful)).join(' ');
  const titles = [...new Set([typed, meant])].map((title) => stemsOf(scope, title));
  const planIds = entityType === 'cms_page' ? scope.planIds : scope.productPlanIds;
  const visible = sql`
    lang = ${scope.lang} and entity_type = ${sql.lit(entityType)} and site_id = ${scope.siteId}
      and sales_plan_ids && ${planIds}::integer[]`;
  const ranked = Math.max(RANKED, window.from + window.size);
  const worth = each.map(
    (term) => sql`4 * (in_title @@ ${term})::integer + 2 * (in_subtitle @@ ${term})::integer
      + (head @@ ${term})::integer`,
  );
  // Not asked whether it is true: the planner would take it for true of a third of the rows.
  const isDear = sql`search_dear_row(place) is not null`;
  // Thousands may have the same title: each product its data sheet.
  const titled = titles.map(
    (title) => sql`
      (select entity_id from search_document where ${visible} and title_stems = ${title} order by place limit ${ranked})`,
  );
  const { rows } = await sql<Hit>`
    with matching as materialized (
      select entity_id, row_number() over (order by place) as number from (
        select entity_id, place from search_document where ${visible} and vector @@ ${prefix}
          and ${isDear}
        order by place limit ${Math.max(COUNTED, ranked)}
      ) as first_ones
    )
    select ${sql.lit(entityType)} as entity_type, entity_id, total, score from (
      select entity_id, (select count(*) from matching)::integer as total, score,
        row_number() over (order by score desc, place, entity_id) as rank
      from (
        select entity_id, place, boost * (
          20 * (title_stems in (${sql.join(titles)}))::integer + 2 * starts_with(title_key, ${typed})::integer
          + 2 * (head @@ ${exact})::integer + ${sql.join(worth, sql` + `)}
        ) as score
        from search_document, ts_filter(head, '{a}') as in_title, ts_filter(head, '{a,b}') as in_subtitle
        where entity_type = ${sql.lit(entityType)} and lang = ${scope.lang} and entity_id in (
          select entity_id from matching where number <= ${ranked}
          union all ${sql.join(titled, sql` union all `)}
        )
      ) as scored
    ) as ranked
    where rank > ${window.from} and rank <= ${window.from + window.size}
    order by rank`.execute(db);
  return rows;
}

function stemsOf(scope: SearchScope, text: string) {
  return sql`search_stems(${scope.lang}::regconfig, ${text})`;
}
