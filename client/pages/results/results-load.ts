import { readFavorites } from '#client/pages/read-favorites.ts';
import { checkPage, PRODUCTS_A_PAGE, readListRequest, type ListRequest } from '#client/pages/list-request.ts';
import { otherAudience } from '#client/pages/page-for-audience.ts';
import { listOrNone, partOrUnanswered, UNANSWERED } from '#client/pages/unanswered.ts';
import type { LoadArgs, PageLoad } from '#client/pages/page-load.ts';
import { href } from '#routes/href.ts';
import type { Category } from '#shared/contract/category.ts';
import type { ProductList } from '#shared/contract/product-list.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';
import { SEARCH_TEMPLATE_PLAN_ID } from '#shared/domain/sales-plan.ts';
import { toSearchText } from '#shared/domain/search-text.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { TABS, type Tab } from './tabs.ts';

export type ResultsData = {
  query: string;
  corrected: string | null;
  tab: Tab;
  totals: Record<Tab, number>;
  request: ListRequest;
  /** Of the products tab. */
  list: ProductList | null;
  favorites: number[];
  /** Of the other tabs. */
  found: SearchAnswer | null;
  /** Where to go when there is nothing to show. */
  categories: Pick<Category, 'id' | 'name' | 'canonical'>[];
};

const SHORTEST_TEXT = 3;
const SEARCH_TYPES = { categories: 'Categories', pages: 'Pages', notices: 'Notices' } as const;

/** Search results: products with facets and pages; categories, pages and documents under their own tabs. */
export const load: PageLoad<ResultsData> = async (args) => {
  const { match, search, text } = args;
  const request = readListRequest(match, search);
  if (match.list?.slug !== '') throw new OutcomeError({ kind: 'notFound' });
  const query = toSearchText(search.get('q') ?? '');
  const tab = TABS.find((candidate) => candidate === search.get('tab')) ?? 'products';
  const data = query === '' ? await nothingAsked(args, request) : await answer(args, { query, tab, request });
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data,
    meta: {
      title: query === '' ? text('results.title_empty') : text('results.title', { query }),
      description: text('results.description'),
      indexed: false,
      audiences: { [otherAudience(args)]: pathForAudience(args, tab, request) },
      breadcrumb: [{ label: text('results.breadcrumb'), url: href('results', site) }],
    },
  };
};

/** Both audiences search the same products (specification section 9); of the other tabs the first page is sure to exist. */
function pathForAudience(args: LoadArgs, tab: Tab, { filters, page }: ListRequest): string {
  const site = { locale: args.match.locale, target: otherAudience(args) };
  return href('results', site, { filters, page: tab === 'products' ? page : 1 });
}

type Asked = { query: string; tab: Tab; request: ListRequest };

async function answer(args: LoadArgs, { query, tab, request }: Asked): Promise<ResultsData> {
  const { api, match, store } = args;
  const language = match.locale;
  const canSearch = query.length >= SHORTEST_TEXT;
  const [list, hits, found, roots, favorites] = await Promise.all([
    api.products.list({
      text: query,
      page: tab === 'products' ? request.page : 1,
      perPage: PRODUCTS_A_PAGE,
      orderBy: request.orderBy,
      filters: request.attributes,
      ...(request.price && { price: request.price }),
      // The specification's search template: consumers search the catalogue of this plan.
      ...(store.settings.target === 'part' && { saleplanId: SEARCH_TEMPLATE_PLAN_ID }),
    }),
    canSearch ? partOrUnanswered(api.search({ type: 'Suggest', language, text: query })) : null,
    canSearch && tab !== 'products'
      ? api.search({
          type: SEARCH_TYPES[tab],
          language,
          text: query,
          page: request.page,
          perPage: PRODUCTS_A_PAGE,
        })
      : null,
    listOrNone(api.categories.list({ depth: 0 })),
    readFavorites(args),
  ]);
  // How much the other tabs hold, and another spelling: the tab that is shown stands without.
  const suggested = hits === UNANSWERED ? null : hits;
  const totals = {
    products: list.total,
    categories: suggested?.categories.total ?? 0,
    pages: suggested?.pages.total ?? 0,
    notices: suggested?.notices.total ?? 0,
  };
  checkPage(request.page, totals[tab]);
  return {
    query,
    corrected: suggested?.corrected ?? null,
    tab,
    totals,
    request,
    list: tab === 'products' ? list : null,
    favorites,
    found,
    categories: roots.map(toRoot),
  };
}

async function nothingAsked({ api }: LoadArgs, request: ListRequest): Promise<ResultsData> {
  const items = await listOrNone(api.categories.list({ depth: 0 }));
  const totals = { products: 0, categories: 0, pages: 0, notices: 0 };
  return {
    query: '',
    corrected: null,
    tab: 'products',
    totals,
    request,
    list: null,
    favorites: [],
    found: null,
    categories: items.map(toRoot),
  };
}

function toRoot({ id, name, canonical }: Category): ResultsData['categories'][number] {
  return { id, name, canonical };
}
