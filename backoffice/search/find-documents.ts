import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { searchQueries, type Needed } from './search-query.ts';
import type { SearchScope } from './search-scope.ts';
import { isMeaningful, readWords, type Term } from './search-terms.ts';
import { readWordings, type Wording } from './wordings.ts';

export type EntityType = SiteEntity | SavEntity;
type SiteEntity = 'category' | 'product' | 'cms_page' | 'notice' | 'part' | 'service' | 'sav_fault';
/** Entities that only the search of the support pages finds under their own type. */
type SavEntity = 'sav' | 'sav_question';
/**
 * `score`: how well the text fits; comparable between entity types within one search. `lacking`: how many of its terms stand
 * in the long text alone, or nowhere.
 */
export type Hit = {
  entity_type: EntityType;
  entity_id: number;
  total: number;
  score: number;
  lacking: number;
};
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

/** A title without other words than those asked for. */
const COVERAGE_WORTH = 6;
/** Enough to see whether there are hits, and how good. */
const FIRST: Window = { from: 0, size: 4 };
/** Kinds that grow with the catalogue. */
const LARGE_KINDS: ReadonlySet<EntityType> = new Set(['product', 'notice']);
/** Hits of one kind that are ranked, those first in the catalogue; more are not worth anybody's time. */
const RANKED = 150;
/**
 * Matches of one kind that are looked at, the first that the index of words gives. Written in the order of the catalogue,
 * they are roughly those first in it. A materialized query stops when no more rows are asked of it, and is planned as if
 * all were: by the index of words, whatever the planner thinks of the limit.
 */
const LOOKED_AT = 600;

type FindOptions = {
  window: Window;
  entityTypes?: EntityType[];
  /** Kinds whose hits decide how the words are understood: pages of one kind are the rest of the site's suggestions. */
  judgedBy?: EntityType[];
  /** Documents that have all words anywhere are enough: in lists that are filtered further. */
  takesWeak?: boolean;
  /** Search the words as they were typed only. */
  isExact?: boolean;
};

/**
 * The documents that match a text, best first within each kind, with how many there are of the kind.
 *
 * All words must be there, in the language of the scope or in the other, as they were typed or in the nearest spelling.
 * Where no document has them all in its title, subtitle or keywords, documents that lack one are given as well, and where
 * there are none either, documents with some.
 */
export async function findDocuments(
  db: Kysely<Schema>,
  scope: SearchScope,
  text: string,
  {
    window,
    entityTypes = ENTITY_TYPES,
    judgedBy = entityTypes,
    takesWeak = false,
    isExact = false,
  }: FindOptions,
): Promise<Found> {
  const words = readWords(text);
  if (words.length === 0) return { hits: [], corrected: null };
  const run = ({ lang, terms }: Wording, needed: Needed, kinds: EntityType[], shown: Window) =>
    terms.length === 0
      ? Promise.resolve([])
      : runQuery(db, { ...scope, lang }, { terms, needed, window: shown, entityTypes: kinds });
  /** The first hits of the kinds that decide. */
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
    const isStrong = takesWeak ? hits.length > 0 : hits.some(({ lacking }) => lacking === 0);
    if (isStrong) return finish(wording, 'all', hits);
    if (hits.length > 0 && !weak) [weak, weakHits] = [wording, hits];
  }
  const wording = weak ?? wordings.at(0);
  if (!wording) return { hits: [], corrected: null };
  if (isExact || wording.terms.length < 2) {
    return weak ? finish(weak, 'all', weakHits) : { hits: [], corrected: null };
  }
  const most = await judge(wording, 'all-but-one');
  return most.length > 0 ? finish(wording, 'all-but-one', most) : finish(wording, 'some');
}

type Question = { terms: Term[]; needed: Needed; window: Window; entityTypes: EntityType[] };

/**
 * One statement for each part of the index, the kinds written in it: the planner reads that part alone, and knows its words.
 * The large kinds have parts of their own (migration 0036).
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

/** A title that is the text comes first; a word counts most in the title, then in the subtitle, then in the keywords. */
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
  const ranked = Math.max(RANKED, window.from + window.size);
  const worth = each.map(
    (term, index) => sql`${terms[index]?.weight ?? 1}::real * (4 * (in_title @@ ${term})::integer
      + 2 * (in_subtitle @@ ${term})::integer + (head @@ ${term})::integer + (vector @@ ${term})::integer)`,
  );
  const inTitle = each.map((term, index) => sql`${wordsOf(terms[index])} * (in_title @@ ${term})::integer`);
  const inHead = each.map((term) => sql`(head @@ ${term})::integer`);
  // Thousands may have the same title: each product its data sheet.
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
        select * from found limit ${Math.max(LOOKED_AT, ranked) * kinds.length}
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
          + ${COVERAGE_WORTH} * least(1, (${sql.join(inTitle, sql` + `)})::real
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

/** How many words of a title a term stands for. */
function wordsOf(term: Term | undefined): number {
  return Math.max(1, term?.typed.filter(isMeaningful).length ?? 1, term?.forms[0]?.length ?? 1);
}

/** Content pages carry no sign of the plan they are for, so that each plan finds its own; the rest may be another plan's. */
function isVisible({ planIds, productPlanIds }: SearchScope, kinds: EntityType[]) {
  const own = sql`sales_plan_ids && ${planIds}::integer[]`;
  const searched = sql`sales_plan_ids && ${productPlanIds}::integer[]`;
  if (!kinds.includes('cms_page')) return searched;
  return kinds.length === 1 ? own : sql`(${own} or (entity_type <> 'cms_page' and ${searched}))`;
}

function stemsOf(scope: SearchScope, text: string) {
  return sql`search_stems(${scope.lang}::regconfig, ${text})`;
}
