import type { Category } from '#shared/contract/category.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import type { Menu } from '#shared/contract/menu.ts';
import type { Page, PageSummary, Tag } from '#shared/contract/page.ts';
import type { Preview } from '#shared/contract/preview.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { City, CityList, Civility, Country, SitemapNode } from '#shared/contract/reference-data.ts';
import type { SearchAnswer, SearchQuery } from '#shared/contract/search.ts';
import type { Setting, Site } from '#shared/contract/site.ts';
import type { Place } from '#shared/domain/geo-distance.ts';
import type { RedirectRule, UrlEntity, UrlListItem } from '#shared/contract/url.ts';
import { createDocumentsApi } from './documents.ts';
import { createProductsApi } from './products.ts';
import { createCaller, createResource, type List } from './resource.ts';
import type { CallContext, Send } from './send.ts';

/** Everything the storefront asks of the back office, on the server as in the browser. */
export function createApi(send: Send, context: CallContext) {
  const caller = createCaller(send, context);
  return {
    /** For what only some pages ask: their files hand it to `create…Api` of shared/api themselves. */
    caller,
    sites: createResource<Site, RecordOf<'site'>>(caller, 'site'),
    menus: createResource<Menu, RecordOf<'menu'>>(caller, 'menu'),
    settings: createResource<Setting, RecordOf<'setting'>>(caller, 'setting'),
    categories: createResource<Category, RecordOf<'category'>>(caller, 'category'),
    pages: createResource<PageSummary, RecordOf<'page'>>(caller, 'page'),
    tags: createResource<Tag, RecordOf<'tags'>>(caller, 'tags'),
    home: createResource<Home, RecordOf<'home'>>(caller, 'home'),
    slider: createResource<Slide, RecordOf<'slider'>>(caller, 'slider'),
    cities: createResource<City, RecordOf<'city'>>(caller, 'city'),
    civilities: createResource<Civility, RecordOf<'civility'>>(caller, 'civility'),
    countries: createResource<Country, RecordOf<'country'>>(caller, 'country'),
    redirections: createResource<RedirectRule, RecordOf<'redirection'>>(caller, 'redirection'),
    products: createProductsApi(caller),
    /** Communes by what was written of them, or around a place. */
    places: (query: { text: string } | Place) => caller.get<CityList>('city', query),
    documents: createDocumentsApi(caller),
    /** One page with its blocks; lists leave them out. */
    page: (id: number) => caller.get<Page>(`page/${id}`),
    /** A page as its editors see it; `token` opens one that is not published. */
    preview: (id: number, token?: string) => caller.get<Preview>(`preview/${id}`, { token }),
    sitemap: () => caller.get<List<SitemapNode>>('sitemap'),
    search: (query: Pick<SearchQuery, 'type' | 'language' | 'text'> & Partial<SearchQuery>) =>
      caller.get<SearchAnswer>('search', query),
    urls: (query: { page: number; perPage: number }) => caller.get<List<UrlListItem>>('url', query),
    urlEntity: (query: { entity_type?: string; slug: string; depth?: number }) =>
      caller.get<UrlEntity>('url/entity', query),
    urlTarget: (url: string) => caller.get<{ type: string; url: string | null }>('url', { url }),
  };
}

export type Api = ReturnType<typeof createApi>;
