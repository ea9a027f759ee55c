import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import type { Locale } from '#shared/locale.ts';
import { createTranslated } from './create-translated.ts';
import { nextPosition } from './next-position.ts';
import { readPages } from './read-pages.ts';
import { createRecordCalls } from './record-calls.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';

/** Calls of categories. */
export function createCategoryCalls(api: Caller, locale: () => Locale): ResourceCalls {
  const list = (page: PageOfList) => api.call('GET /category/record', { query: page });
  return {
    ...createRecordCalls(api, 'category'),
    list,
    create: async (values) => {
      const { items } = await readPages(list);
      const typed = values as BodyOf<'POST /category'>;
      const record = {
        ...typed,
        exist_in: [...new Set(items.flatMap(({ exist_in: ids }) => ids))],
        position: nextPosition(items.filter(({ parent_id: id }) => id === typed.parent_id)),
      };
      return createTranslated(api, 'category', { values: record, lang: locale() });
    },
  };
}
