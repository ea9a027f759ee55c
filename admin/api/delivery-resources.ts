import { ApiError } from '#shared/api/api-error.ts';
import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import { otherLocale, type Locale } from '#shared/locale.ts';
import { createTranslated } from './create-translated.ts';
import { nextPosition } from './next-position.ts';
import { readPages } from './read-pages.ts';
import { createRecordCalls } from './record-calls.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';
import { textOf } from './text-of.ts';

const NOT_FOUND = 404;

/** Calls of carriers, whose name belongs to one language, and of relay points. */
export function createDeliveryResources(api: Caller, locale: () => Locale): Record<string, ResourceCalls> {
  const carriers = (page: PageOfList) => api.call('GET /carrier/record', { query: page });
  const records = createRecordCalls(api, 'carrier');
  return {
    carriers: {
      ...records,
      list: carriers,
      /** A carrier without a name in the language has that of the other one, without an entity tag. */
      find: async (id, options) => {
        try {
          return await records.find(id, options);
        } catch (error) {
          const { lang } = options;
          if (!lang || !(error instanceof ApiError) || error.statusCode !== NOT_FOUND) throw error;
          return { ...(await records.find(id, { lang: otherLocale(lang) })), id, etag: null };
        }
      },
      create: async (values, { lang = locale() }) => {
        const { items } = await readPages(carriers);
        const record = { ...(values as BodyOf<'POST /carrier'>), position: nextPosition(items) };
        return createTranslated(api, 'carrier', { values: record, lang });
      },
    },
    'relay-points': {
      ...createRecordCalls(api, 'carrier/relay-points'),
      list: (page, filter) =>
        api.call('GET /carrier/relay-points/record', { query: { ...page, ...textOf(filter) } }),
    },
  };
}
