import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { correctWords } from './correct-words.ts';
import { searchQueries } from './search-query.ts';
import type { SearchScope } from './search-scope.ts';
import { isMeaningful, readTerms, type Term } from './search-terms.ts';
import { readSynonyms } from './written-synonyms.ts';

export type EntityType = SiteEntity | SavEntity;
type SiteEntity = 'category' | 'product' | 'cms_page' | 'notice';
/** What only the search of the support pages finds. */
type SavEntity = 'sav' | 'sav_question' | 'sav_fault';
export type Hit = { entity_type: EntityType; entity_id: number; total: number };
export type Found = { hits: Hit[]; corrected: string | null };

/** Which hits of each kind: `from` counts from 0. */
export type Window = { from: number; size: number };

/** What the site's own search finds. */
export const ENTITY_TYPES: EntityType[] = ['category', 'product', 'cms_page', 'notice'];

/** Hits of one kind that are ranked, those first in the catalogue; more are not worth anybody's time. */
const RANKED = 150;
/** Hits are counted up to here. */
const COUNTED = 500;

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
  entityTypes: EntityType[] = ENTITY_TYPES,
): Promise<Found> {
  const synonyms = await readSynonyms(db, scope);
  const terms = readTerms(text, scope.lang, synonyms);
  if (terms.length === 0) return { hits: [], corrected: null };
  const find = async (candidates: Term[], operator: '&' | '|') => {
    const question = { terms: candidates, operator, window, entityTypes };
    const hits = await runQuery(db, scope, question);
    if (hits.length > 0 || window.from === 0) return { hits, isAny: hits.length > 0 };
    // Past the last page there is nothing, and yet the question has its answer on the pages before.
    const first = await runQuery(db, scope, { ...question, window: { from: 0, size: 1 } });
    return { hits, isAny: first.length > 0 };
  };

  const asTyped = await find(terms, '&');
  if (asTyped.isAny) return { hits: asTyped.hits, corrected: null };
  const words = terms.flatMap((term) => term.typed);
  const corrected = await correctWords(db, { ...scope, synonyms }, words);
  const correctedTerms = readTerms(corrected.join(' '), scope.lang, synonyms);
  if (corrected.some((word, index) => word !== words[index])) {
    const asCorrected = await find(correctedTerms, '&');
    if (asCorrected.isAny) return { hits: asCorrected.hits, corrected: corrected.join(' ') };
  }
  if (correctedTerms.length < 2) return { hits: [], corrected: null };
  return { hits: (await find(correctedTerms, '|')).hits, corrected: null };
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
  const meant = terms.flatMap((term) => term.meant ?? term.typed.filter(isMeaningful)).join(' ');
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
    select ${sql.lit(entityType)} as entity_type, entity_id, total from (
      select entity_id, (select count(*) from matching)::integer as total, row_number() over (
        order by boost * (
          20 * (title_stems in (${sql.join(titles)}))::integer + 2 * starts_with(title_key, ${typed})::integer
          + 2 * (head @@ ${exact})::integer + ${sql.join(worth, sql` + `)}
        ) desc, place, entity_id
      ) as rank
      from search_document, ts_filter(head, '{a}') as in_title, ts_filter(head, '{a,b}') as in_subtitle
      where entity_type = ${sql.lit(entityType)} and lang = ${scope.lang} and entity_id in (
        select entity_id from matching where number <= ${ranked}
        union all ${sql.join(titled, sql` union all `)}
      )
    ) as ranked
    where rank > ${window.from} and rank <= ${window.from + window.size}
    order by rank`.execute(db);
  return rows;
}

function stemsOf(scope: SearchScope, text: string) {
  return sql`search_stems(${scope.lang}::regconfig, ${text})`;
}
