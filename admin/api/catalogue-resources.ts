import type { Caller } from '#shared/api/caller.ts';
import type { Locale } from '#shared/locale.ts';
import { createCategoryCalls } from './category-calls.ts';
import { createPageCalls } from './page-calls.ts';
import { createRecordCalls } from './record-calls.ts';
import type { ResourceCalls } from './resource-calls.ts';

/** Calls of products, prices, imports, categories, pages, redirects and promotions. */
export function createCatalogueResources(api: Caller, locale: () => Locale): Record<string, ResourceCalls> {
  return {
    products: {
      ...createRecordCalls(api, 'product'),
      list: (page, filter) => api.call('GET /operator/product', { query: { ...filter, ...page } }),
    },
    prices: {
      list: (page, filter) => api.call('GET /operator/variant', { query: { ...filter, ...page } }),
    },
    imports: {
      list: (page) => api.call('GET /operator/import', { query: page }),
    },
    categories: createCategoryCalls(api, locale),
    pages: createPageCalls(api),
    redirects: {
      ...createRecordCalls(api, 'redirection'),
      list: (page) => api.call('GET /redirection/record', { query: page }),
    },
    promotions: {
      ...createRecordCalls(api, 'promotion'),
      list: (page) => api.call('GET /promotion/record', { query: page }),
    },
  };
}
