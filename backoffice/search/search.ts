import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readNotices } from '#backoffice/documents/read-documents.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { SearchResponse, SearchHit, SearchQuery } from '#shared/contract/search.ts';
import { isSearched } from '#shared/domain/search-text.ts';
import { findExactHits } from './exact-hits.ts';
import { findFaultsByCode, readFaultCodeHits } from './fault-code-hits.ts';
import {
  ENTITY_TYPES,
  findDocuments,
  type EntityType,
  type Found,
  type Hit,
  type Window,
} from './find-documents.ts';
import { findOwnHits } from './own-hits.ts';
import { findPlaceHits } from './place-hits.ts';
import { isForDocuments } from './intents.ts';
import { rankTop } from './rank-top.ts';
import { readCategoryHits, readPageHits, readProductHits } from './read-hits.ts';
import { findByReference } from './references.ts';
import { toSearchScope } from './search-scope.ts';
import { readPartHits, serviceHits, toCategoryHit, toNoticeHit, toPageHit, toProductHit } from './to-hits.ts';

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

/** The account of a search: owner of the own records among the hits, and permission for documents of professionals. */
export type Searcher = { account: LoggedAccount | undefined; mayHaveConnected: boolean };

/** Searches all groups, or one group in pages (specification section 9). */
export async function search(
  db: Kysely<Schema>,
  scope: Scope,
  searcher: Searcher,
  query: SearchQuery,
): Promise<SearchResponse> {
  const localScope = { ...scope, lang: query.language };
  const text = query.text.trim();
  const searchScope = toSearchScope(scope, query.language);
  const options = { isExact: query.spelling === 'exact', entityTypes: KINDS[query.type] };
  if (query.type !== 'Suggest') {
    const window: Window = { from: (query.page - 1) * query.perPage, size: query.perPage };
    const found = isSearched(text)
      ? await findDocuments(db, searchScope, text, { ...options, judgedBy: ENTITY_TYPES, window })
      : NOTHING;
    return toResponse(found.corrected, await readGroups(db, localScope, searcher, found), []);
  }
  if (!isSearched(text)) return toResponse(null, await readGroups(db, localScope, searcher, NOTHING), []);
  const [exact, begun, own, faults, places] = await Promise.all([
    findExactHits(db, localScope, text),
    findByReference(db, searchScope, text),
    findOwnHits(db, localScope, searcher.account, text),
    findFaultsByCode(db, localScope, text),
    findPlaceHits(db, localScope, text),
  ]);
  const pinned = [...new Set([...exact.productIds, ...begun.ids])];
  const isNamed = exact.isWhole || begun.isReference || places.isWhole;
  const found = isNamed
    ? await findDocumentsOf(db, pinned)
    : await findDocuments(db, searchScope, exact.named, {
        ...options,
        window: { from: 0, size: MAX_SUGGESTIONS },
      });
  const groups = await readGroups(db, localScope, searcher, withProducts(found, pinned));
  const ranked = rankTop(text, found.hits).flatMap((hit) => groups.hits.get(hitKey(hit)) ?? []);
  const begunHits = begun.ids.flatMap((id) => groups.hits.get(`product ${id}`) ?? []);
  // With a request for a document, the product of the reference is only context.
  const wantsDocument = !exact.isWhole && isForDocuments(text) && ranked[0]?.type === 'notice';
  const top = [
    ...(wantsDocument ? ranked.slice(0, 1) : []),
    ...exact.hits,
    ...own,
    ...faults,
    ...(places.isSure ? places.hits : []),
    ...begunHits,
    ...ranked,
    // A place name alone may also be a catalogue word, whose hits come first.
    ...(places.isSure ? [] : places.hits),
  ];
  return toResponse(found.corrected, groups, uniqueHits(top).slice(0, MAX_SUGGESTIONS));
}

/** The documents of products that a reference names. */
async function findDocumentsOf(db: Kysely<Schema>, productIds: number[]): Promise<Found> {
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
      .map(({ id }) => ({ entity_type: 'notice', entity_id: id, total: rows.length, score: 0, lacking: 0 })),
  };
}

/** Puts products found by reference before those found by words; four in all. */
function withProducts(found: Found, pinned: number[]): Found {
  if (pinned.length === 0) return found;
  const products = found.hits.filter((hit) => hit.entity_type === 'product');
  const ids = [...new Set([...pinned, ...products.map((hit) => hit.entity_id)])];
  const total = Math.max(ids.length, products[0]?.total ?? 0);
  return {
    ...found,
    hits: [
      ...ids
        .slice(0, MAX_SUGGESTIONS)
        .map((id) => ({ entity_type: 'product' as const, entity_id: id, total, score: 0, lacking: 0 })),
      ...found.hits.filter((hit) => hit.entity_type !== 'product'),
    ],
  };
}

type Groups = {
  items: Pick<SearchResponse, 'categories' | 'products' | 'pages' | 'notices' | 'parts' | 'faults'>;
  hits: ReadonlyMap<string, SearchHit>;
};

function hitKey({ entity_type, entity_id }: Pick<Hit, 'entity_type' | 'entity_id'>): string {
  return `${entity_type} ${entity_id}`;
}

async function readGroups(
  db: Kysely<Schema>,
  scope: Scope,
  searcher: Searcher,
  found: Found,
): Promise<Groups> {
  const of = (type: EntityType) => {
    const hits = found.hits.filter((hit) => hit.entity_type === type);
    return { ids: hits.map((hit) => hit.entity_id), total: hits[0]?.total ?? 0 };
  };
  const category = of('category');
  const product = of('product');
  const page = of('cms_page');
  const notice = of('notice');
  const part = of('part');
  const fault = of('sav_fault');
  const [categories, products, pages, notices, parts, faults] = await Promise.all([
    readCategoryHits(db, scope, category.ids),
    readProductHits(db, scope, product.ids),
    readPageHits(db, scope, page.ids),
    readNotices(db, scope, notice.ids, searcher.mayHaveConnected),
    readPartHits(db, scope, part.ids),
    readFaultCodeHits(db, scope, fault.ids),
  ]);
  const services = serviceHits(scope, of('service').ids);
  return {
    items: {
      categories: { total: category.total, items: categories },
      products: { total: product.total, items: products },
      pages: { total: page.total, items: pages },
      notices: { total: notice.total, items: notices },
      parts: { total: part.total, items: [...parts.values()] },
      faults: { total: fault.total, items: [...faults.values()] },
    },
    hits: new Map([
      ...keyed('category', new Map(categories.map((item) => [item.id, toCategoryHit(item)]))),
      ...keyed('product', new Map(products.map((item) => [item.id, toProductHit(item)]))),
      ...keyed('cms_page', new Map(pages.map((item) => [item.id, toPageHit(item)]))),
      ...keyed('notice', new Map(notices.map((item) => [item.id, toNoticeHit(item)]))),
      ...keyed('part', parts),
      ...keyed('sav_fault', faults),
      ...keyed('service', services),
    ]),
  };
}

function keyed(type: EntityType, hits: ReadonlyMap<number, SearchHit>): [string, SearchHit][] {
  return [...hits].map(([id, hit]) => [hitKey({ entity_type: type, entity_id: id }), hit]);
}

function toResponse(corrected: string | null, { items }: Groups, top: SearchHit[]): SearchResponse {
  const inGroups = Object.values(items).reduce((sum, { total }) => sum + total, 0);
  return { total: Math.max(inGroups, top.length), corrected, top, ...items };
}

function uniqueHits(hits: SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [hit.key, hit])).values()];
}
