import type { ColumnsForm, LineFilter } from '#shared/contract/quick-order.ts';
import type { Locale } from '#shared/locale.ts';
import type { Caller } from './caller.ts';

export type PartQuery = {
  category?: string;
  text?: string;
  product?: string;
  family?: string;
  kind?: 'spare' | 'accessory';
  page?: number;
  perPage?: number;
};

export type ListQuery = {
  key: string;
  page: number;
  show: LineFilter;
  batch: number;
  /** Returns the text of a long list too. */
  withSource: boolean;
  /** Returns the column question, although the columns are known. */
  requestsColumns: boolean;
};

/** Creates the calls for spare parts, accessories and exploded views. */
export function createPartsApi(caller: Caller) {
  return {
    list: (query: PartQuery) => caller.call('GET /part', { query }),
    categories: () => caller.call('GET /part/category'),
    /** Resolves the text of a data plate. */
    resolve: (text: string) => caller.call('GET /part/resolve', { query: { text } }),
    /** `lang`: the language of the slugs, if it is not that of the page. */
    eclate: (query: { category: string; slug: string; lang?: Locale }) =>
      caller.call('GET /eclate', { query }),
    /** Stores a list for some days: fields `lines` and `list`, a file in `files`. */
    storeList: (form: FormData) => caller.call('POST /part/quick-order', { body: form }),
    storeColumns: (columns: ColumnsForm) => caller.call('POST /part/quick-order/columns', { body: columns }),
    /** Returns a stored list in its current state. */
    quickOrder: ({ key, page, show, batch, withSource, requestsColumns }: ListQuery) =>
      caller.call('GET /part/quick-order', {
        query: {
          key,
          page,
          show,
          batch,
          ...(withSource && { with_source: '1' }),
          ...(requestsColumns && { ask_columns: '1' }),
        },
        isFresh: true,
      }),
  };
}
