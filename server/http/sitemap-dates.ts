import type { RouteName } from '#routes/paths.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { PageType } from '#shared/contract/page.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import { ARTICLE_TYPES, NEWS_TAG } from '#shared/domain/article-types.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';

/** Returns the date of the last change of a page's content; `undefined` if it is unknown. */
export type FindDate = (name: RouteName, target: UrlTarget) => Promise<string | undefined>;

/** Entity types of pages without other changing content. */
const SHOWN_TYPES: Partial<Record<RouteName, readonly string[]>> = {
  categories: ['product', 'category'],
  'support-faq': ['sav', 'sav_category'],
  'fault-finder': ['sav_fault'],
  sitemap: ['product', 'category', 'cms_page', 'sav', 'sav_category', 'sav_fault'],
};

/** Dates a list by its newest entry, and a home page by its content. */
export function createFindDate(api: Record<UrlTarget, Api>, urls: readonly UrlListItem[]): FindDate {
  return async (name, target) => {
    if (name === 'index') return homeDate(api[target], urls);
    if (isArticleList(name)) return newestArticle(api[target], ARTICLE_TYPES[name]);
    if (name === 'list_actu') return newestArticle(api[target], ARTICLE_TYPES.infos, NEWS_TAG);
    const types = SHOWN_TYPES[name];
    if (!types) return undefined;
    return newest(
      urls.flatMap((url) => (url.target === target && types.includes(url.entity_type) ? [url.lastmod] : [])),
    );
  };
}

/** Lists begin with their newest. */
async function newestArticle(
  api: Api,
  types: readonly PageType[],
  tag?: string,
): Promise<string | undefined> {
  const { items } = await api.pages.list({ type: types, perPage: 1, ...(tag !== undefined && { tag }) });
  return newest(items.map((page) => page.published_at));
}

async function homeDate(api: Api, urls: readonly UrlListItem[]): Promise<string | undefined> {
  const { items } = await api.home.list();
  const [home] = items;
  const products = new Set(home?.classics.products.map(({ id }) => id));
  return newest([
    ...(home?.advice.pages.map((page) => page.published_at) ?? []),
    ...urls.flatMap((url) =>
      url.entity_type === 'product' && products.has(url.entity_id) ? [url.lastmod] : [],
    ),
  ]);
}

/** ISO dates sort by text. */
function newest(dates: readonly (string | null)[]): string | undefined {
  return dates
    .flatMap((date) => date?.slice(0, 10) ?? [])
    .toSorted()
    .at(-1);
}

function isArticleList(name: string): name is keyof typeof ARTICLE_TYPES {
  return Object.hasOwn(ARTICLE_TYPES, name);
}
