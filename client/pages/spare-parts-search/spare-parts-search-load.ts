import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { readPageInQuery } from '#client/pages/common/load/page-in-query.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import { createPartsApi } from '#shared/api/parts.ts';
import type { PartCategory, PartList } from '#shared/contract/spare-part.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';
import { toSearchText } from '#shared/domain/search-text.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type PartSearch = { text: string; product: string; family: string; kind: '' | 'spare' | 'accessory' };

export type SparePartsSearchData = {
  category: PartCategory;
  query: PartSearch;
  page: number;
  pages: number;
  list: PartList;
};

const PARTS_A_PAGE = 40;
const PRO = 'pro';

/** Loads spare parts of a category. The exact reference of a part redirects to its exploded view. */
export const load: PageLoad<SparePartsSearchData> = async (args) => {
  const { api, match, search, store, text } = args;
  if (!store.settings.cartEnabled) throw new OutcomeError({ kind: 'notFound' });
  const parts = createPartsApi(api.caller);
  const { items } = await parts.categories();
  const category = findCategory(args, items);
  store.spareParts.setCategory(category.slug);
  const query = readSearch(search);
  const page = readPageInQuery(search);
  const list = await parts.list({
    category: category.slug,
    ...(query.text && { text: query.text }),
    ...(query.product && { product: query.product }),
    ...(query.family && { family: query.family }),
    ...(query.kind && { kind: query.kind }),
    page,
    perPage: PARTS_A_PAGE,
  });
  const site = { locale: match.locale, target: match.urlTarget };
  if (list.exact?.position) {
    const { exact } = list;
    const to = `${href('accessories_schema', site, { category: exact.category, slug: exact.slug })}#${rowAnchor(exact.position ?? '')}`;
    throw new OutcomeError({ kind: 'redirect', to, status: 302 });
  }
  const pages = Math.max(1, Math.ceil(list.total / PARTS_A_PAGE));
  if (page > pages) throw new OutcomeError({ kind: 'notFound' });
  const path = (locale: Locale) =>
    href('accessories-search', { locale, target: PRO }, { category: category.slugs[locale] });
  return {
    kind: 'ok',
    data: { category, query, page, pages, list },
    meta: {
      title: subTitle(
        text('parts.search_title', { name: category.name }),
        query.text,
        page > 1 && text('pagination.page', { page }),
      ),
      description: text('parts.search_description', {
        name: category.name,
        count: category.parts,
        schemas: category.schemas,
      }),
      indexed: search.size === 0,
      canonical: path(match.locale),
      alternates: Object.fromEntries(LOCALES.map((locale) => [locale, path(locale)])),
      audiences: { pro: path(match.locale) },
      breadcrumb: [
        { label: text('parts.title'), url: href('accessories', site) },
        { label: category.name, url: path(match.locale) },
      ],
    },
  };
};

/**
 * Finds the category of the path.
 * @throws OutcomeError 404 for an unknown one; a redirect for its slug in the other language
 */
function findCategory({ match, search }: LoadArgs, categories: PartCategory[]): PartCategory {
  const named = match.params['category'];
  const found = categories.find(({ slug }) => slug === named);
  if (found) return found;
  const translated = categories.find(({ slugs }) => slugs.fr === named || slugs.en === named);
  if (!translated) throw new OutcomeError({ kind: 'notFound' });
  const site = { locale: match.locale, target: match.urlTarget };
  const path = href('accessories-search', site, { category: translated.slugs[match.locale] });
  const to = path + (search.size > 0 ? `?${search}` : '');
  throw new OutcomeError({ kind: 'redirect', to, status: 301 });
}

function readSearch(search: URLSearchParams): PartSearch {
  const kind = search.get('kind');
  return {
    text: toSearchText(search.get('q') ?? ''),
    product: (search.get('product') ?? '').slice(0, 40),
    family: (search.get('family') ?? '').slice(0, 60),
    kind: kind === 'spare' || kind === 'accessory' ? kind : '',
  };
}
