import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import { LOCALES } from '#shared/locale.ts';
import { readPages } from './read-pages.ts';
import { createRecordCalls } from './record-calls.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';

/** Calls of categories. */
export function createCategoryCalls(api: Caller): ResourceCalls {
  const list = (page: PageOfList) => api.call('GET /category/record', { query: page });
  return {
    ...createRecordCalls(api, 'category'),
    list,
    create: async (values) => {
      const { items } = await readPages(list);
      const typed = values as BodyOf<'POST /category'>;
      const positions = items.filter(({ parent_id: id }) => id === typed.parent_id);
      const body = {
        ...typed,
        exist_in: [...new Set(items.flatMap(({ exist_in: ids }) => ids))],
        position: Math.max(-1, ...positions.map(({ position }) => position)) + 1,
      };
      const [first, ...others] = LOCALES;
      const { id } = await api.call('POST /category', { body, query: { lang: first } });
      // A category without texts in a language is not on its pages, and cannot be edited there.
      for (const lang of others) await api.call('PUT /category', { body: { ...body, id }, query: { lang } });
      return { id };
    },
  };
}
