import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import type { Locale } from '#shared/locale.ts';
import { createTranslated } from './create-translated.ts';
import { findTranslated } from './find-translated.ts';
import { nextPosition } from './next-position.ts';
import { readPages } from './read-pages.ts';
import { createRecordCalls } from './record-calls.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';
import { textOf } from './text-of.ts';

/** Calls of carriers, whose name belongs to one language, and of relay points. */
export function createDeliveryResources(api: Caller, locale: () => Locale): Record<string, ResourceCalls> {
  const carriers = (page: PageOfList) => api.call('GET /carrier/record', { query: page });
  const records = createRecordCalls(api, 'carrier');
  return {
    carriers: {
      ...records,
      list: carriers,
      find: (id, options) => findTranslated(records.find, id, options),
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
