import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { searchQueries, type Needed } from './search-query.ts';
import type { SearchScope } from './search-scope.ts';
import { isMeaningful, readWords, type Term } from './search-terms.ts';
import { readWordings, type Wording } from './wordings.ts';

export type EntityType = SiteEntity | SavEntity;
type SiteEntity = 'category' | 'product' | 'cms_page' | 'notice' | 'part' | 'service' | 'sav_fault';
/** Entity types that only the search of the support pages lists. */
type SavEntity = 'sav' | 'sav_question';
/**
 * `score`: quality of the match, comparable between entity types within one search. `lacking`: number of terms that
 * occur only in the long text, or nowhere.
 */
export type Hit = {
  entity_type: EntityType;
  entity_id: number;
  total: number;
  score: number;
  lacking: number;
};
export type Found = { hits: Hit[]; corrected: string | null };

/** Range of hits of each kind; `from` counts from 0. */
export type Window = { from: number; size: number };

/** Entity types of the site search. */
export const ENTITY_TYPES: EntityType[] = [
  'category',
  'product',
  'cms_page',
  'notice',
  'part',
  'service',
  'sav_fault',
];

/** Score of a title without additional words. */
const COVERAGE_SCORE = 6;
/** Enough hits to judge their number and quality. */
const FIRST: Window = { from: 0, size: 4 };
/** Kinds that grow with the catalogue. */
const LARGE_KINDS: ReadonlySet<EntityType> = new Set(['product', 'notice']);
/** Maximum of ranked hits per kind, the first in the catalogue. */
const MAX_RANKED = 150;
/**
 * Maximum of matches per kind. Rows are written in the order of the catalogue, so the first matches of the word
 * index are roughly the first of the catalogue. A materialized query stops when no more rows are read, but is
 * planned for all of them: so the planner uses the word index in spite of the limit.
 */
const MAX_MATCHES = 600;

type FindOptions = {
  window: Window;
  entityTypes?: EntityType[];
  /** Kinds whose hits select the wording, so that pages of one kind use the same wording as the suggestions. */
  judgedBy?: EntityType[];
  /** Accepts documents with the words anywhere, for lists that are filtered further. */
  acceptsWeak?: boolean;
  /** Searches the words as typed, without correction. */
  isExact?: boolean;
};

/**
 * Finds the documents that match a text, the best first within each kind, with the total per kind.
 *
 * All words must match, in the language of the scope or the other one, as typed or in the nearest spelling. If no
 * document has them all in its title, subtitle or keywords, documents that lack one word are included, and if there
 * are none, documents with any of the words.
 */
export async function findDocuments(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
  {
    window,
    entityTypes = ENTITY_TYPES,
    judgedBy = entityTypes,
    acceptsWeak = false,
    isExact = false,
  }: FindOptions,
): Promise<Found> {
  const words = readWords(text);
  if (words.length === 0) return { hits: [], corrected: null };
  const run = ({ lang, terms }: Wording, needed: Needed, kinds: EntityType[], shown: Window) =>
    terms.length === 0
      ? Promise.resolve([])
      : runQuery(db, { ...scope, lang }, { terms, needed, window: shown, entityTypes: kinds });
  /** First hits of the deciding kinds. */
  const judge = async (wording: Wording, needed: Needed) => run(wording, needed, judgedBy, FIRST);
  const isJudged = judgedBy === entityTypes && window.from === FIRST.from && window.size === FIRST.size;
  const finish = async (wording: Wording, needed: Needed, judged: Hit[] = []): Promise<Found> => ({
    hits: isJudged && judged.length > 0 ? judged : await run(wording, needed, entityTypes, window),
    corrected: wording.corrected,
  });

  const wordings = await readWordings(db, scope, words, isExact);
  let weak: Wording | undefined;
  let weakHits: Hit[] = [];
  for (const wording of wordings.filter(({ areKnown }) => areKnown)) {
    const hits = await judge(wording, 'all');
    const isStrong = acceptsWeak ? hits.length > 0 : hits.some(({ lacking }) => lacking === 0);
    if (isStrong) return finish(wording, 'all', hits);
    if (hits.length > 0 && !weak) [weak, weakHits] = [wording, hits];
  }
  const wording = weak ?? wordings.at(0);
  if (!wording) return { hits: [], corrected: null };
  if (isExact || wording.terms.length < 2) {
    return weak ? finish(weak, 'all', weakHits) : { hits: [], corrected: null };
  }
  const max = await judge(wording, 'all-but-one');
  return max.length > 0 ? finish(wording, 'all-but-one', max) : finish(wording, 'some');
}

type Question = { terms: Term[]; needed: Needed; window: Window; entityTypes: EntityType[] };

/**
 * Runs one statement per partition with the kinds as literals, so that the planner reads this partition only and
 * knows its word statistics. The large kinds have their own partitions (migration 0036).
 */
async function runQuery(db: Kysely<Schema>, scope: SearchScope, question: Question): Promise<Hit[]> {
  const { entityTypes } = question;
  const others = entityTypes.filter((kind) => !LARGE_KINDS.has(kind));
  const parts = [
    ...entityTypes.filter((kind) => LARGE_KINDS.has(kind)).map((kind) => [kind]),
    ...(others.length > 0 ? [others] : []),
  ];
  const hits = await Promise.all(parts.map((kinds) => findOfKinds(db, scope, question, kinds)));
  return hits.flat();
}

/**
 * A title equal to the text ranks first. A word counts most in the title, then in the subtitle, then in the
 * keywords.
 */
async function findOfKinds(
  db: Kysely<Schema>,
  scope: SearchScope,
  { window, terms, needed }: Question,
  kinds: EntityType[],
): Promise<Hit[]> {
  const { exact, prefix, terms: each } = searchQueries(scope.lang, terms, needed);
  const typed = searchKey(terms.flatMap((term) => term.typed).join(' '));
  const meant = terms.flatMap((term) => term.forms[0] ?? term.typed.filter(isMeaningful)).join(' ');
  const titles = [...new Set([typed, meant])].map((title) => stemsOf(scope, title));
  const ofKinds = sql`lang = ${scope.lang} and entity_type in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;
  const visible = sql`${ofKinds} and site_id = ${scope.siteId} and ${isVisible(scope, kinds)}`;
  const ranked = Math.max(MAX_RANKED, window.from + window.size);
  const worth = each.map(
    (term, index) => sql`${terms[index]?.weight ?? 1}::real * (4 * (in_title @@ ${term})::integer
      + 2 * (in_subtitle @@ ${term})::integer + (head @@ ${term})::integer + (vector @@ ${term})::integer)`,
  );
  const inTitle = each.map((term, index) => sql`${wordsOf(terms[index])} * (in_title @@ ${term})::integer`);
  const inHead = each.map((term) => sql`(head @@ ${term})::integer`);
  // Thousands of documents can share a title, such as the data sheets.
  const titled = titles.map(
    (title) => sql`
      (select entity_type, entity_id from search_document where ${visible} and title_stems = ${title}
        order by place limit ${ranked})`,
  );
  const { rows } = await sql<Hit>`
    with found as materialized (
      select entity_type, entity_id, place from search_document where ${visible} and vector @@ ${prefix}
    ),
    matching as materialized (
      select entity_type, entity_id, row_number() over (partition by entity_type order by place) as number from (
        select * from found limit ${Math.max(MAX_MATCHES, ranked) * kinds.length}
      ) as first_ones
    ),
    totals as (select entity_type as kind, count(*)::integer as total from matching group by entity_type)
    select entity_type, entity_id, coalesce(total, 0) as total, score, lacking from (
      select entity_type, entity_id, score, lacking,
        row_number() over (partition by entity_type order by score desc, place, entity_id) as rank
      from (
        select entity_type, entity_id, place, boost * (
          20 * (title_stems in (${sql.join(titles)}))::integer + 2 * starts_with(title_key, ${typed})::integer
          + 2 * (head @@ ${exact})::integer + ${sql.join(worth, sql` + `)}
          + ${COVERAGE_SCORE} * least(1, (${sql.join(inTitle, sql` + `)})::real
            / (1 + length(title_key) - length(replace(title_key, ' ', ''))))
        ) as score,
        ${each.length} - (${sql.join(inHead, sql` + `)}) as lacking
        from search_document, ts_filter(head, '{a}') as in_title, ts_filter(head, '{a,b}') as in_subtitle
        where ${ofKinds} and (entity_type, entity_id) in (
          select entity_type, entity_id from matching where number <= ${ranked}
          union all ${sql.join(titled, sql` union all `)}
        )
      ) as scored
    ) as ranked left join totals on kind = entity_type
    where rank > ${window.from} and rank <= ${window.from + window.size}
    order by entity_type, rank`.execute(db);
  return rows;
}

/** Number of title words that a term covers. */
function wordsOf(term: Term | undefined): number {
  return Math.max(1, term?.typed.filter(isMeaningful).length ?? 1, term?.forms[0]?.length ?? 1);
}

/** Content pages exist per sales plan, so each plan finds its own only; other kinds may belong to another plan. */
function isVisible({ planIds, productPlanIds }: SearchScope, kinds: EntityType[]) {
  const ofPlan = sql`sales_plan_ids && ${planIds}::integer[]`;
  const ofSearchedPlan = sql`sales_plan_ids && ${productPlanIds}::integer[]`;
  if (!kinds.includes('cms_page')) return ofSearchedPlan;
  return kinds.length === 1 ? ofPlan : sql`(${ofPlan} or (entity_type <> 'cms_page' and ${ofSearchedPlan}))`;
}

function stemsOf(scope: SearchScope, text: string) {
  return sql`search_stems(${scope.lang}::regconfig, ${text})`;
}
