import { chosenLabels } from '#client/pages/common/title/chosen-labels.ts';
import { hasUnreadPrice } from '#shared/domain/facet-form.ts';
import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { readFavorites } from '#client/pages/common/load/read-favorites.ts';
import {
  checkPage,
  PRODUCTS_A_PAGE,
  readListRequest,
  type ListRequest,
} from '#client/pages/common/load/list-request.ts';
import { otherAudience } from '#client/pages/common/load/page-for-audience.ts';
import { listOrEmpty, optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { withoutDisabled } from '#client/components/search-hit/without-disabled.ts';
import { href } from '#routes/href.ts';
import type { Category } from '#shared/contract/category.ts';
import type { ProductList } from '#shared/contract/product-list.ts';
import type { SearchResponse, SearchHit, SearchQuery } from '#shared/contract/search.ts';
import { SEARCH_TEMPLATE_PLAN_ID } from '#shared/domain/sales-plan.ts';
import { EXACT_PARAMETER } from '#shared/domain/search-parameters.ts';
import { isSearched, toSearchText } from '#shared/domain/search-text.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { SEARCH_TYPES, TABS, type HitTab, type Tab } from './tabs.ts';

export type ResultsData = {
  query: string;
  /** True for a search without spelling correction. */
  isExact: boolean;
  corrected: string | null;
  top: SearchHit[];
  tab: Tab;
  totals: Record<Tab, number>;
  request: ListRequest;
  /** For the products tab only. */
  list: ProductList | null;
  favorites: number[];
  /** For the other tabs only. */
  found: SearchResponse | null;
  /** True when only products could be loaded. */
  isPartial: boolean;
  categories: Pick<Category, 'id' | 'name' | 'canonical'>[];
};

/** Loads search results: best hits, products with facets, and the other kinds in their own tabs. */
export const load: PageLoad<ResultsData> = async (args) => {
  const { match, search, text } = args;
  const request = readListRequest(match, search);
  if (match.list?.slug !== '') throw new OutcomeError({ kind: 'notFound' });
  const query = toSearchText(search.get('q') ?? '');
  const searchRequest = {
    query,
    request,
    isExact: search.get(EXACT_PARAMETER) === '1',
    tab: TABS.find((candidate) => candidate === search.get('tab')) ?? 'products',
  };
  const data = isSearched(query)
    ? await searchAll(args, searchRequest)
    : await notSearched(args, searchRequest);
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data,
    meta: {
      title: subTitle(
        query === '' ? text('results.title_empty') : text('results.title', { query }),
        data.tab !== 'products' && text(`search.${data.tab}`),
        ...chosenLabels(data.list?.filters ?? [], request.filters),
        request.page > 1 && text('pagination.page', { page: request.page }),
      ),
      ...(hasUnreadPrice(search) && { hasError: true }),
      description: text('results.description'),
      indexed: false,
      audiences: { [otherAudience(args)]: pathForAudience(args, data.tab, request) },
      breadcrumb: [{ label: text('results.breadcrumb'), url: href('results', site) }],
    },
  };
};

/**
 * Both audiences search the same products (specification section 9), so the page number is valid for both. Other tabs
 * link to page 1.
 */
function pathForAudience(args: LoadArgs, tab: Tab, { filters, page }: ListRequest): string {
  const site = { locale: args.match.locale, target: otherAudience(args) };
  return href('results', site, { filters, page: tab === 'products' ? page : 1 });
}

type SearchRequest = Pick<ResultsData, 'query' | 'request' | 'isExact' | 'tab'>;

async function searchAll(args: LoadArgs, searchRequest: SearchRequest): Promise<ResultsData> {
  const { api } = args;
  const { request, isExact } = searchRequest;
  const [list, hits, group, roots, favorites] = await Promise.all([
    listProducts(args, searchRequest),
    optionalOrUnavailable(suggest(args, searchRequest)),
    searchRequest.tab === 'products' ? null : searchGroup(args, searchRequest, searchRequest.tab),
    listOrEmpty(api.categories.list({ depth: 0 })),
    readFavorites(args),
  ]);
  const isPartial = hits === UNAVAILABLE;
  const totals = toTotals(list.total, isPartial ? null : hits);
  const tab = openTab(searchRequest, totals);
  const found =
    tab === 'products' || tab === searchRequest.tab ? group : await searchGroup(args, searchRequest, tab);
  checkPage(request.page, totals[tab]);
  return {
    query: searchRequest.query,
    isExact,
    corrected: isPartial ? null : hits.corrected,
    top: isPartial ? [] : hits.top,
    tab,
    totals,
    request,
    list: tab === 'products' ? list : null,
    favorites,
    found: tab === 'products' ? null : found,
    isPartial,
    categories: roots.map(toRoot),
  };
}

async function suggest(args: LoadArgs, searchRequest: SearchRequest): Promise<SearchResponse> {
  const found = await args.api.search({ ...toSearchQuery(args, searchRequest), type: 'Suggest' });
  return withoutDisabled(found, (name) => args.store.settings.isEnabled(name));
}

/** The requested tab, or the first with results. A filtered or later page of a list stays on its tab. */
function openTab({ tab, request }: SearchRequest, totals: Record<Tab, number>): Tab {
  if (totals[tab] > 0 || request.filters.length > 0 || request.page > 1) return tab;
  return TABS.find((candidate) => totals[candidate] > 0) ?? 'products';
}

function toSearchQuery(
  { match }: LoadArgs,
  { query, isExact }: SearchRequest,
): Pick<SearchQuery, 'language' | 'text'> & Partial<SearchQuery> {
  return { language: match.locale, text: query, ...(isExact && { spelling: 'exact' }) };
}

function searchGroup(args: LoadArgs, searchRequest: SearchRequest, tab: HitTab): Promise<SearchResponse> {
  return args.api.search({
    ...toSearchQuery(args, searchRequest),
    type: SEARCH_TYPES[tab],
    page: searchRequest.request.page,
    perPage: PRODUCTS_A_PAGE,
  });
}

function listProducts(
  { api, store }: LoadArgs,
  { query, tab, request, isExact }: SearchRequest,
): Promise<ProductList> {
  return api.products.list({
    text: query,
    page: tab === 'products' ? request.page : 1,
    perPage: PRODUCTS_A_PAGE,
    orderBy: request.orderBy,
    filters: request.attributes,
    ...(isExact && { spelling: 'exact' }),
    ...(request.price && { price: request.price }),
    // The specification's search template: consumers search the catalogue of this sales plan.
    ...(store.settings.target === 'part' && { saleplanId: SEARCH_TEMPLATE_PLAN_ID }),
  });
}

function toTotals(products: number, hits: SearchResponse | null): Record<Tab, number> {
  return {
    products,
    categories: hits?.categories.total ?? 0,
    parts: hits?.parts.total ?? 0,
    faults: hits?.faults.total ?? 0,
    pages: hits?.pages.total ?? 0,
    notices: hits?.notices.total ?? 0,
  };
}

/** Data for an empty or too short search text. */
async function notSearched(
  { api }: LoadArgs,
  { query, request, isExact }: SearchRequest,
): Promise<ResultsData> {
  const items = await listOrEmpty(api.categories.list({ depth: 0 }));
  return {
    query,
    isExact,
    corrected: null,
    top: [],
    tab: 'products',
    totals: toTotals(0, null),
    request,
    list: null,
    favorites: [],
    found: null,
    isPartial: false,
    categories: items.map(toRoot),
  };
}

function toRoot({ id, name, canonical }: Category): ResultsData['categories'][number] {
  return { id, name, canonical };
}
