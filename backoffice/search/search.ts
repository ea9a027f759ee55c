import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readNotices } from '#backoffice/documents/read-documents.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from '#shared/contract/search.ts';
import { findExactHits, type ExactHits } from './exact-hits.ts';
import { findCodedFaults, readFaultHits } from './fault-hits.ts';
import { ENTITY_TYPES, findDocuments, type EntityType, type Found, type Window } from './find-documents.ts';
import { findOwnHits } from './own-hits.ts';
import { findPlaceHits } from './place-hits.ts';
import { rankTop } from './rank-top.ts';
import { readCategoryHits, readPageHits, readProductHits } from './read-hits.ts';
import { findByReference } from './references.ts';
import { toSearchScope } from './search-scope.ts';
import { readPartHits, serviceHits, toCategoryHit, toNoticeHit, toPageHit, toProductHit } from './to-hits.ts';

const MIN_TEXT = 3;
const MAX_SUGGESTIONS = 4;
const NOTHING: Found = { hits: [], corrected: null };

const KINDS: Record<SearchQuery['type'], EntityType[]> = {
  Suggest: ENTITY_TYPES,
  Categories: ['category'],
  Pages: ['cms_page'],
  Notices: ['notice'],
  Parts: ['part'],
  Faults: ['sav_fault'],
};

/** The account of a search: whose own things are among the hits, and whether documents of professionals are. */
export type Searcher = { account: LoggedAccount | undefined; mayHaveConnected: boolean };

/** Searches everything, or one group in pages (specification section 9). */
export async function search(
  db: Kysely<Schema>,
  scope: Scope,
  searcher: Searcher,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const asked = { ...scope, lang: query.language };
  const text = query.text.trim();
  const options = { isExact: query.spelling === 'exact', entityTypes: KINDS[query.type] };
  if (text.length < MIN_TEXT) return read(db, asked, searcher, { text, found: NOTHING, sure: [], pinned: [] });
  const searchScope = toSearchScope(scope, query.language);
  if (query.type !== 'Suggest') {
    const window: Window = { from: (query.page - 1) * query.perPage, size: query.perPage };
    const found = await findDocuments(db, searchScope, text, { ...options, window });
    return read(db, asked, searcher, { text, found, sure: [], pinned: [] });
  }
  const window: Window = { from: 0, size: MAX_SUGGESTIONS };
  const [exact, begun, own, faults, places] = await Promise.all([
    findExactHits(db, asked, text),
    findByReference(db, searchScope, text),
    findOwnHits(db, asked, searcher.account, text),
    findCodedFaults(db, asked, text),
    findPlaceHits(db, asked, text),
  ]);
  const isNothingElse = exact.isWhole || begun.isReference;
  const found =
    isNothingElse || places.isWhole
      ? await findOfProducts(db, pinnedProducts(exact, begun.ids))
      : await findDocuments(db, searchScope, text, { ...options, window });
  // A place alone may be a word of the catalogue: what that finds comes first.
  const sure = [...exact.hits, ...own, ...faults, ...(places.isWhole ? places.hits : [])];
  const possible = places.isWhole ? [] : places.hits;
  return read(db, asked, searcher, { text, found, sure, possible, pinned: pinnedProducts(exact, begun.ids) });
}

function pinnedProducts({ productIds }: ExactHits, begun: number[]): number[] {
  return [...new Set([...productIds, ...begun])];
}

/** The documents of products that are known by reference. */
async function findOfProducts(db: Kysely<Schema>, productIds: number[]): Promise<Found> {
  if (productIds.length === 0) return NOTHING;
  const rows = await db
    .selectFrom('document')
    .where('product_id', 'in', productIds)
    .orderBy((order) => order.fn('array_position', [order.val(productIds), 'product_id']))
    .orderBy('id')
    .select('id')
    .execute();
  return {
    corrected: null,
    hits: rows
      .slice(0, MAX_SUGGESTIONS)
      .map(({ id }) => ({ entity_type: 'notice', entity_id: id, total: rows.length, score: 0 })),
  };
}

type Reading = {
  text: string;
  found: Found;
  /** Hits that are what the text names; they come first. */
  sure: SearchHit[];
  /** Hits that come after all others. */
  possible?: SearchHit[];
  /** Products known by reference, first in their group. */
  pinned: number[];
};

async function read(
  db: Kysely<Schema>,
  scope: Scope,
  searcher: Searcher,
  { text, found, sure, possible = [], pinned }: Reading,
): Promise<SearchAnswer> {
  const idsOf = (type: EntityType) =>
    found.hits.filter((hit) => hit.entity_type === type).map((hit) => hit.entity_id);
  const totalOf = (type: EntityType) => found.hits.find((hit) => hit.entity_type === type)?.total ?? 0;
  const productIds = [...new Set([...pinned, ...idsOf('product')])];
  const isSuggest = sure.length > 0 || possible.length > 0 || pinned.length > 0;
  const [categories, products, pages, notices, parts, faults] = await Promise.all([
    readCategoryHits(db, scope, idsOf('category')),
    readProductHits(db, scope, isSuggest ? productIds.slice(0, MAX_SUGGESTIONS) : productIds),
    readPageHits(db, scope, idsOf('cms_page')),
    readNotices(db, scope, idsOf('notice'), searcher.mayHaveConnected),
    readPartHits(db, scope, idsOf('part')),
    readFaultHits(db, scope, idsOf('sav_fault')),
  ]);
  const services = serviceHits(scope, idsOf('service'));
  const hits = new Map<string, SearchHit>([
    ...categories.map((item): [string, SearchHit] => [`category ${item.id}`, toCategoryHit(item)]),
    ...products.map((item): [string, SearchHit] => [`product ${item.id}`, toProductHit(item)]),
    ...pages.map((item): [string, SearchHit] => [`cms_page ${item.id}`, toPageHit(item)]),
    ...notices.map((item): [string, SearchHit] => [`notice ${item.id}`, toNoticeHit(item)]),
    ...withIds('part', idsOf('part'), parts),
    ...withIds('sav_fault', idsOf('sav_fault'), faults),
    ...withIds('service', idsOf('service'), services),
  ]);
  const ranked = rankTop(text, found.hits).flatMap(
    ({ entity_type, entity_id }) => hits.get(`${entity_type} ${entity_id}`) ?? [],
  );
  const answer = {
    categories: { total: totalOf('category'), items: categories },
    products: { total: Math.max(totalOf('product'), productIds.length), items: products },
    pages: { total: totalOf('cms_page'), items: pages },
    notices: { total: totalOf('notice'), items: notices },
    parts: { total: totalOf('part'), items: parts },
    faults: { total: totalOf('sav_fault'), items: faults },
  };
  const top = uniqueHits([...sure, ...ranked, ...possible]).slice(0, MAX_SUGGESTIONS);
  const inGroups = Object.values(answer).reduce((sum, { total }) => sum + total, 0);
  return { total: Math.max(inGroups, top.length), corrected: found.corrected, top, ...answer };
}

/** Hits that were read in the order of their ids, by entity; those that could not be read are missing from both. */
function withIds(type: EntityType, ids: number[], hits: SearchHit[]): [string, SearchHit][] {
  return hits.flatMap((hit, index): [string, SearchHit][] => {
    const id = ids[index];
    return id === undefined ? [] : [[`${type} ${id}`, hit]];
  });
}

function uniqueHits(hits: SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [hit.key, hit])).values()];
}
