import type { PageType } from '#shared/contract/page.ts';
import type { SearchQuery } from '#shared/contract/search.ts';
import type { EntityType } from '#shared/contract/url.ts';
import type { Place } from '#shared/domain/geo-distance.ts';
import { createCaller } from './caller.ts';
import { createProductsApi } from './products.ts';
import type { CallContext, Send } from './send.ts';

type PagesQuery = {
  type?: readonly PageType[];
  tag?: string;
  /** Number of a product that the pages show. */
  product?: number;
  page?: number;
  perPage?: number;
  sales_plan_id?: number;
};

/** Creates the calls of many pages, on the server and in the browser. */
export function createApi(send: Send, context: CallContext) {
  const caller = createCaller(send, context);
  const { call } = caller;
  return {
    /** For the calls of a few pages, which pass it to the other `create…Api` functions. */
    caller,
    sites: { list: () => call('GET /site') },
    menus: { list: () => call('GET /menu') },
    settings: { list: () => call('GET /setting') },
    categories: {
      list: (query: { depth: number }) => call('GET /category', { query }),
      get: (id: number) => call('GET /category/{id}', { params: { id } }),
    },
    /** Lists summaries; `page` has the blocks. `type`: any of these. */
    pages: {
      list: ({ type, ...query }: PagesQuery) =>
        call('GET /page', { query: { ...query, type: type?.join(',') } }),
    },
    home: { list: () => call('GET /home') },
    slider: { list: () => call('GET /slider') },
    cities: { list: (query: { zipcode: string }) => call('GET /city', { query }) },
    products: createProductsApi(caller),
    /** Lists towns by typed text, or around a position. */
    places: (query: { text: string } | Place) => call('GET /city', { query }),
    page: (id: number) => call('GET /page/{id}', { params: { id } }),
    search: (query: Pick<SearchQuery, 'type' | 'language' | 'text'> & Partial<SearchQuery>) =>
      call('GET /search', { query }),
    urlEntity: (query: { entity_type?: EntityType; slug: string; depth?: number }) =>
      call('GET /url/entity', { query }),
    urlTarget: (url: string) => call('GET /url', { query: { url } }),
  };
}

export type Api = ReturnType<typeof createApi>;
