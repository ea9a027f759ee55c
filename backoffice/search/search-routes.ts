import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readNotices } from '#backoffice/documents/read-documents.ts';
import { mayHaveConnected } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { SearchAnswer, SearchQuery } from '#shared/contract/search.ts';
import { SEARCH_TEMPLATE_PLAN_ID } from '#shared/domain/sales-plan.ts';
import { findDocuments, type EntityType, type Found, type Window } from './find-documents.ts';
import { readCategoryHits, readPageHits, readProductHits } from './read-hits.ts';
import type { SearchScope } from './search-scope.ts';
import { findByReference } from './references.ts';
import { serveSynonyms } from './synonym-routes.ts';

/** Whom hits are for, and whether the documents of logged professionals are among them. */
type AskingScope = Scope & { mayHaveConnected: boolean };

const SHORTEST_TEXT = 3;
const SUGGESTIONS_A_GROUP = 4;
const NOTHING: Found = { hits: [], corrected: null };

const KINDS: Record<SearchQuery['type'], EntityType[] | undefined> = {
  Suggest: undefined,
  Categories: ['category'],
  Pages: ['cms_page'],
  Notices: ['notice'],
};

export function serveSearch(server: OperationServer, db: Kysely<Schema>): void {
  server.on<SearchQuery>('GET /search', ({ scope, query, principal }) =>
    search(db, { ...scope, mayHaveConnected: mayHaveConnected(principal) }, query),
  );
  serveSynonyms(server, db);
}

async function search(db: Kysely<Schema>, scope: AskingScope, query: SearchQuery): Promise<SearchAnswer> {
  const asked = { ...scope, lang: query.language };
  const text = query.text.trim();
  if (text.length < SHORTEST_TEXT) return toAnswer(db, asked, NOTHING, []);
  const isSuggest = query.type === 'Suggest';
  const window: Window = isSuggest
    ? { from: 0, size: SUGGESTIONS_A_GROUP }
    : { from: (query.page - 1) * query.perPage, size: query.perPage };
  const searchScope: SearchScope = {
    siteId: scope.siteId,
    lang: query.language,
    planIds: [scope.plan.id],
    productPlanIds: searchedPlans(scope),
  };
  if (isSuggest) {
    const { ids, isReference } = await findByReference(db, searchScope, text);
    if (isReference) return toAnswer(db, asked, await findNotices(db, ids, SUGGESTIONS_A_GROUP), ids);
    if (ids.length > 0) return toAnswer(db, asked, await findDocuments(db, searchScope, text, window), ids);
  }
  return toAnswer(db, asked, await findDocuments(db, searchScope, text, window, KINDS[query.type]), []);
}

/** Consumers search the catalogue of the plan the specification names; hits for professionals lead there. */
function searchedPlans(scope: Scope): number[] {
  return scope.plan.target === 'part' ? [scope.plan.id, SEARCH_TEMPLATE_PLAN_ID] : [scope.plan.id];
}

/** The documents of products somebody knows by reference. */
async function findNotices(db: Kysely<Schema>, productIds: number[], most: number): Promise<Found> {
  const rows = await db
    .selectFrom('document')
    .where('product_id', 'in', productIds)
    .orderBy((order) => order.fn('array_position', [order.val(productIds), 'product_id']))
    .orderBy('id')
    .select('id')
    .execute();
  return {
    corrected: null,
    hits: rows.slice(0, most).map(({ id }) => ({ entity_type: 'notice', entity_id: id, total: rows.length })),
  };
}

async function toAnswer(
  db: Kysely<Schema>,
  scope: AskingScope,
  found: Found,
  pinned: number[],
): Promise<SearchAnswer> {
  const group = (type: EntityType) => {
    const hits = found.hits.filter((hit) => hit.entity_type === type);
    return { ids: hits.map((hit) => hit.entity_id), total: hits[0]?.total ?? 0 };
  };
  const hits = {
    categories: group('category'),
    products: group('product'),
    pages: group('cms_page'),
    notices: group('notice'),
  };
  const productIds = [...new Set([...pinned, ...hits.products.ids])];
  const [categories, products, pages, notices] = await Promise.all([
    readCategoryHits(db, scope, hits.categories.ids),
    readProductHits(db, scope, productIds.slice(0, SUGGESTIONS_A_GROUP)),
    readPageHits(db, scope, hits.pages.ids),
    readNotices(db, scope, hits.notices.ids, scope.mayHaveConnected),
  ]);
  const answer = {
    categories: { total: hits.categories.total, items: categories },
    products: { total: Math.max(hits.products.total, productIds.length), items: products },
    pages: { total: hits.pages.total, items: pages },
    notices: { total: hits.notices.total, items: notices },
  };
  const total = Object.values(answer).reduce((sum, { total: count }) => sum + count, 0);
  return { total, corrected: found.corrected, ...answer };
}
