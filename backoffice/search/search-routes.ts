import type { Kysely } from 'kysely';
import { listContent } from '#backoffice/content/content-store.ts';
import type { PageRecord } from '#backoffice/content/page-record.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readNotices } from '#backoffice/documents/read-documents.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { readCards } from '#backoffice/products/product-cards.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import type { SearchAnswer, SearchQuery } from '#shared/contract/search.ts';
import { SEARCH_TEMPLATE_PLAN_ID } from '#shared/domain/sales-plan.ts';
import { findDocuments, type Found, type Window } from './find-documents.ts';
import type { SearchScope } from './search-scope.ts';
import { findByReference } from './references.ts';

const SHORTEST_TEXT = 3;
const SUGGESTIONS_A_GROUP = 4;

const KINDS: Record<SearchQuery['type'], string[] | undefined> = {
  Suggest: undefined,
  Categories: ['category'],
  Pages: ['cms_page'],
  Notices: ['notice'],
};

export function serveSearch(server: OperationServer, db: Kysely<Schema>): void {
  server.on<SearchQuery>('GET /search', ({ scope, query }) => search(db, scope, query));
}

async function search(db: Kysely<Schema>, scope: Scope, query: SearchQuery): Promise<SearchAnswer> {
  const text = query.text.trim();
  if (text.length < SHORTEST_TEXT) return toAnswer(db, scope, { hits: [], corrected: null }, []);
  const isSuggest = query.type === 'Suggest';
  const window: Window = isSuggest
    ? { from: 0, size: SUGGESTIONS_A_GROUP }
    : { from: (query.page - 1) * query.perPage, size: query.perPage };
  const searchScope: SearchScope = {
    siteId: scope.siteId,
    lang: query.language,
    planIds: searchedPlans(scope),
  };
  const [found, pinned] = await Promise.all([
    findDocuments(db, searchScope, text, window, KINDS[query.type]),
    isSuggest ? findByReference(db, searchScope, text) : [],
  ]);
  return toAnswer(db, { ...scope, lang: query.language }, found, pinned);
}

/** Consumers search the catalogue of the plan the specification names; hits for professionals lead there. */
function searchedPlans(scope: Scope): number[] {
  return scope.plan.target === 'part' ? [scope.plan.id, SEARCH_TEMPLATE_PLAN_ID] : [scope.plan.id];
}

async function toAnswer(
  db: Kysely<Schema>,
  scope: Scope,
  found: Found,
  pinned: number[],
): Promise<SearchAnswer> {
  const group = (type: string) => {
    const hits = found.hits.filter((hit) => hit.entity_type === type);
    return { ids: hits.map((hit) => hit.entity_id), total: hits[0]?.total ?? 0 };
  };
  const [categoryHits, productHits, pageHits, noticeHits] = ['category', 'product', 'cms_page', 'notice'].map(
    group,
  );
  const productIds = [...new Set([...pinned, ...(productHits?.ids ?? [])])].slice(0, SUGGESTIONS_A_GROUP);
  const [categories, cards, pages, notices] = await Promise.all([
    readCategories(db, scope, categoryHits?.ids ?? []),
    readCards(db, scope, productIds),
    readPages(db, scope, pageHits?.ids ?? []),
    readNotices(db, scope, noticeHits?.ids ?? []),
  ]);
  const answer = {
    categories: { total: categoryHits?.total ?? 0, items: categories },
    products: {
      total: Math.max(productHits?.total ?? 0, productIds.length),
      items: cards.map(toHit),
    },
    pages: { total: pageHits?.total ?? 0, items: pages },
    notices: { total: noticeHits?.total ?? 0, items: notices },
  };
  const total = Object.values(answer).reduce((sum, { total: count }) => sum + count, 0);
  return { total, corrected: found.corrected, ...answer };
}

function toHit(card: ProductCard): SearchAnswer['products']['items'][number] {
  const { id, name, subtitle, slug, reference, signature, canonical, cover, exist_in } = card;
  return { id, name, subtitle, slug, reference, signature, canonical, cover, exist_in };
}

async function readCategories(db: Kysely<Schema>, scope: Scope, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .where('category.id', 'in', ids)
    .where('lang', '=', scope.lang)
    .select(['category.id', 'name', 'slug', 'sales_plan_ids'])
    .execute();
  return inOrder(ids, rows).map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    canonical: canonicalPaths('category', scope, row),
  }));
}

async function readPages(db: Kysely<Schema>, scope: Scope, ids: number[]) {
  if (ids.length === 0) return [];
  const contents = await listContent<PageRecord>(db, scope, 'page');
  return inOrder(ids, contents).map(({ id, data, sales_plan_ids }) => ({
    id,
    title: data.title,
    description: data.description,
    slug: data.slug,
    canonical: canonicalPaths('cms_page', scope, { slug: data.slug, sales_plan_ids }),
    type: data.type,
  }));
}

function inOrder<Item extends { id: number }>(ids: number[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
